import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { type NextStep, nextStep } from './member-next.ts'
import { nextSentence } from './next-words.ts'
import type { LineWords } from './use-line-words.ts'

/** A member's next step and its deadline. The coordinator's own steps are shown darker. */
export function NextLine({ member, words }: { member: GroupMember; words: LineWords }) {
  const step = nextStep(member)
  const until = untilOf(step, words)
  return (
    <span className={isOwn(step, member.self) ? 'font-medium text-text' : 'text-text-quiet'}>
      {isOwnForm(step, member.self) ? m.group_open_own_unfinished() : nextSentence(step)}
      {until && <span className="font-normal text-text-quiet">{`, ${until}`}</span>}
    </span>
  )
}

/** The coordinator fills in their own form outside the group. */
function isOwnForm(step: NextStep, self: boolean): boolean {
  return self && step.kind === 'reason' && step.reason === 'application_unfinished'
}

function isOwn(step: NextStep, self: boolean): boolean {
  if (isOwnForm(step, self)) return true
  if (step.kind === 'reason') return step.reason === 'payment_due'
  if (step.kind === 'invoice') return true
  return step.kind === 'fill' || step.kind === 'send' || step.kind === 'resend'
}

function untilOf(step: NextStep, { moments, today }: LineWords): string | null {
  if (step.kind === 'confirm') return m.group_until({ moment: moments.short(step.expiresAt) })
  if ((step.kind !== 'reason' && step.kind !== 'invoice') || !step.by) return null
  const date = moments.shortDay(step.by)
  return step.by < today ? m.group_day_passed({ date }) : m.group_until({ moment: date })
}
