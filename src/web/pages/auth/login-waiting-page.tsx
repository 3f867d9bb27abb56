import { Link, type MetaDescriptor, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { OwnConfirmation } from '../../features/confirmation/own-confirmation.tsx'
import { AccountChat } from '../../features/login/account-chat.tsx'
import { SupportContacts } from '../../features/login/support-contacts.tsx'
import { WaitingList } from '../../features/login/waiting-list.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { usePaths } from '../../features/session/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_waiting_title())
}

export default function LoginWaitingPage() {
  const to = usePaths()
  const { users } = useSession()
  const [search] = useSearchParams()
  const wanted = search.get('confirm')
  const own = users.find(user => user.guid === wanted && user.primary)
  if (wanted && own) return <OwnConfirmation key={wanted} guid={wanted} />
  return (
    <>
      <PageHeading title={m.auth_waiting_title()} lead={m.auth_waiting_lead()} className="mb-8" />
      <WaitingList />
      <AccountChat first="waiting" />
      <div className="mt-8 text-sm text-text-quiet">
        <SupportContacts />
      </div>
      <Button asChild variant="secondary" className="mt-6 self-start">
        <Link to={to('account-logout')}>{m.auth_logout()}</Link>
      </Button>
    </>
  )
}
