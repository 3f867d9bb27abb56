import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon, Minus } from 'lucide-react'
import type { GroupMember } from '#contract/group.ts'
import type { GateState, MemberGate } from '#domain/group/member-gates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { gateSentence } from './gate-words.ts'

// Each state has its own shape, so that colour is not needed to tell them apart.
const marks: Record<GateState, { Icon: LucideIcon; tone: Tone }> = {
  done: { Icon: CircleCheck, tone: 'positive' },
  waiting: { Icon: Clock, tone: 'info' },
  todo: { Icon: CircleAlert, tone: 'attention' },
  refused: { Icon: CircleX, tone: 'negative' },
  closed: { Icon: Minus, tone: 'neutral' },
}

export function MarkIcon({ state, className }: { state: GateState; className?: string }) {
  const { Icon, tone } = marks[state]
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames('size-5 shrink-0', TONE_TEXT[tone], className)}
    />
  )
}

type GateMarkProps = { gate: MemberGate; member: GroupMember; className?: string }

/** The icon of a gate's state, with a label for screen readers and a tooltip. */
export function GateMark({ gate, member, className }: GateMarkProps) {
  const meaning = gateSentence(member, gate)
  return (
    <span role="img" aria-label={meaning} title={meaning} className="flex shrink-0">
      <MarkIcon state={member.gates[gate]} {...(className && { className })} />
    </span>
  )
}
