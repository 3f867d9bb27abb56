import { CircleCheck } from 'lucide-react'
import { Link, type MetaDescriptor, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { SentView } from '../../features/confirmation/sent-view.tsx'
import { useHydrated } from '../../features/header/use-hydrated.ts'
import { SupportContacts } from '../../features/login/support-contacts.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { usePaths } from '../../features/session/use-locale.ts'
import { NextSteps } from '../../features/signup/next-steps.tsx'
import { UnknownApplication } from '../../features/signup/unknown-application.tsx'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.signup_done_title())
}

/** After one's own application, or after that of another person, who is named in the query. */
export default function SignupFinishPage() {
  const [search] = useSearchParams()
  const { users } = useSession()
  const hydrated = useHydrated()
  const wanted = search.get('participant')
  const user = users.find(({ guid }) => guid === wanted)
  // The kept page is one for all queries and must not say what the browser would take back.
  if (!hydrated) return <div className="min-h-96" />
  if (wanted === null) return <OwnFinish />
  return user && !user.primary ? <SentView key={user.guid} user={user} /> : <UnknownApplication />
}

function OwnFinish() {
  const to = usePaths()
  return (
    <>
      <CircleCheck aria-hidden="true" strokeWidth={1.25} className="mb-5 size-12 text-positive" />
      <PageHeading title={m.signup_done_title()} lead={m.signup_done_lead()} />
      <Section title={m.signup_done_next()} className="mt-4">
        <NextSteps />
      </Section>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button asChild>
          <Link to={to('login-waiting')}>{m.signup_to_waiting()}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={to('program')}>{m.signup_done_program()}</Link>
        </Button>
      </div>
      <div className="mt-8 text-sm text-text-quiet">
        <SupportContacts />
      </div>
    </>
  )
}
