import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { useOpenSections } from '#web/account/section/queries.ts'
import { factsOfReason, type ReasonAct, type ReasonTarget } from '#web/kit/dashboard/reason-facts.ts'
import { reasonSentence, statusWord, whoSentence } from '#web/kit/dashboard/reason-words.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'

/** Each reason that still keeps the person out: what it is, who acts, by when and where. */
export function OpenReasons({ dashboard }: { dashboard: Dashboard }) {
  const isOpen = useOpenSections()
  const firstOwn = dashboard.verdict.open.find(reason => isOwn(reason, isOpen))
  if (dashboard.verdict.open.length === 0) return null
  return (
    <ul aria-label={m.cabinet_verdict_title()} className="divide-y border-t">
      {dashboard.verdict.open.map(reason => (
        <li key={reason.reason} className="py-4">
          <ReasonLine reason={reason} dashboard={dashboard} first={reason === firstOwn} />
        </li>
      ))}
    </ul>
  )
}

/** The same with the answer over it, where nothing is left to do. */
export function ClosedReasons({ dashboard }: { dashboard: Dashboard }) {
  const final = dashboard.security === 'rejected' || ['rejected', 'cancelled'].includes(dashboard.status)
  return (
    <Section
      space="none"
      title={m.cabinet_verdict_title()}
      action={
        <StatusChip tone={final ? 'negative' : 'attention'}>
          {final ? m.cabinet_verdict_refused() : m.cabinet_verdict_closed()}
        </StatusChip>
      }
    >
      <OpenReasons dashboard={dashboard} />
    </Section>
  )
}

type IsOpen = ReturnType<typeof useOpenSections>

const isReached = (target: ReasonTarget, isOpen: IsOpen) => target === 'support' || isOpen(target)

/** Whether the person looking can act on it; some pages are closed to an assistant. */
function isOwn({ reason, who }: ReasonLineProps['reason'], isOpen: IsOpen): boolean {
  const target = factsOfReason(reason)?.target
  return who === 'participant' && (!target || isReached(target, isOpen))
}

type ReasonLineProps = {
  reason: Dashboard['verdict']['open'][number]
  dashboard: Dashboard
  first: boolean
}

function ReasonLine({ reason, dashboard, first }: ReasonLineProps) {
  const deadline = useDeadline(reason.by)
  const facts = factsOfReason(reason.reason)
  const sentence = reasonSentence(reason.reason)
  const isOpen = useOpenSections()
  const theirs = reason.who === 'participant' && !isOwn(reason, isOpen)
  return (
    <StatusLine
      className="sm:[&>:first-child]:w-52"
      tone={facts?.tone ?? 'neutral'}
      word={facts ? statusWord(facts.area, dashboard, reason.reason) : m.cabinet_verdict_closed()}
      meaning={sentence}
      who={theirs ? m.who_other_participant() : whoSentence(reason.who)}
      deadline={deadline}
      action={
        facts?.target &&
        facts.act &&
        isReached(facts.target, isOpen) && (
          <Deed target={facts.target} act={facts.act} about={sentence} first={first} />
        )
      }
    />
  )
}

function useDeadline(by: string | null): string | null {
  const locale = useLocale()
  const today = useToday()
  if (!by) return null
  const date = formatDay(by, locale)
  return by < today ? m.account_by_passed({ date }) : m.account_by({ date })
}

const acts: Record<ReasonAct, () => string> = {
  passport: m.cabinet_act_passport,
  correct: m.cabinet_act_correct,
  look: m.cabinet_act_look,
  pay: m.cabinet_act_pay,
  photo: m.cabinet_act_photograph,
  form: m.cabinet_act_form,
  support: m.cabinet_act_support,
}

type DeedProps = {
  target: ReasonTarget
  act: ReasonAct
  about: string
  first: boolean
}

/** The button of a reason. The first that this person can act on is the page's main button. */
function Deed({ target, act, about, first }: DeedProps) {
  const to = usePaths()
  const { supportEmail } = useEdition()
  const label = `${acts[act]()}: ${about}`
  return (
    <Button asChild variant={first ? 'primary' : 'secondary'} className="max-sm:w-full">
      {target === 'support' ? (
        <a href={`mailto:${supportEmail}`} aria-label={label}>
          {acts[act]()}
        </a>
      ) : (
        <Link to={to(target)} aria-label={label}>
          {acts[act]()}
        </Link>
      )}
    </Button>
  )
}
