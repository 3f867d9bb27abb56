import { CircleCheck } from 'lucide-react'
import { Link, type MetaDescriptor, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { StepList, UnknownApplication } from '#web/account/application/view.tsx'
import { SentView } from '#web/account/confirmation/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'

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
  // The prerendered page is the same for all queries, and must not show what hydration would replace.
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
          <a href={to('program')}>{m.signup_done_program()}</a>
        </Button>
      </div>
      <div className="mt-8 text-sm text-text-quiet">
        <SupportLine />
      </div>
    </>
  )
}

function NextSteps() {
  const steps = [
    {
      title: m.signup_done_step_review(),
      text: m.signup_done_step_review_text(),
    },
    {
      title: m.signup_done_step_decision(),
      text: m.signup_done_step_decision_text(),
    },
    {
      title: m.signup_done_step_payment(),
      text: m.signup_done_step_payment_text(),
    },
    {
      title: m.signup_done_step_passport(),
      text: m.signup_done_step_passport_text(),
    },
  ]
  return <StepList steps={steps} />
}
