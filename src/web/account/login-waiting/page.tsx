import { Link, type MetaDescriptor, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { OwnConfirmation } from '#web/account/confirmation/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { WaitingList } from './parts/waiting-list.tsx'
import { AccountChat } from './view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_waiting_title())
}

export default function LoginWaitingPage() {
  const to = usePaths()
  const { users, groups, staffCompanies } = useSession()
  const [search] = useSearchParams()
  const wanted = search.get('confirm')
  const own = users.find(user => user.guid === wanted && user.primary)
  if (wanted && own) return <OwnConfirmation key={wanted} guid={wanted} />
  return (
    <>
      <PageHeading title={m.auth_waiting_title()} className="mb-8" />
      <WaitingList />
      <AccountChat first="waiting" />
      <div className="mt-8 text-sm text-text-quiet">
        <SupportLine />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {users.length + groups.length + staffCompanies.length > 1 && (
          <Button asChild variant="secondary">
            <Link to={to('login-select-user')}>{m.auth_waiting_others()}</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={to('account-logout')}>{m.auth_logout()}</Link>
        </Button>
      </div>
    </>
  )
}
