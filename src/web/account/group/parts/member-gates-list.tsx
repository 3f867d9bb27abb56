import type { GroupMember } from '#contract/group.ts'
import type { AdmissionReason } from '#domain/admission/admission-verdict.ts'
import { type MemberGate, memberGates } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { MarkIcon } from './gate-mark.tsx'
import { gateSentence, gateWords } from './gate-words.ts'
import { actorSentence, openSentence } from './next-words.ts'

/** The six gates of one member: what each says, and where it is open who acts and by when (the admission verdict). */
export function MemberGatesList({ member }: { member: GroupMember }) {
  return (
    <ul className="divide-y border-y">
      {memberGates.map(gate => (
        <GateLine key={gate} gate={gate} member={member} />
      ))}
    </ul>
  )
}

function GateLine({ gate, member }: { gate: MemberGate; member: GroupMember }) {
  const state = member.gates[gate]
  // Before the confirmation the gate's own sentence says more than the verdict, and a closed gate asks for nothing yet.
  const speaks = state !== 'closed' && state !== 'done' && !(gate === 'confirmed' && member.editable)
  const open = speaks ? member.verdict.open.find(({ reason }) => gateOfReason(reason) === gate) : undefined
  const sentence = open ? openSentence(open.reason) : gateSentence(member, gate)
  const who = open && actorSentence(open, member.self)
  const by = useDeadline(open?.by ?? null)
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <MarkIcon state={state} />
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[6rem_1fr]">
        <span className="font-medium">{gateWords[gate]()}</span>
        <span className={state === 'closed' ? 'text-text-quiet' : undefined}>
          {sentence}
          {(who || by) && (
            <span className="block text-text-quiet">
              {/* Some reasons already say who acts. */}
              {[who !== sentence && who, by].filter(Boolean).join(', ')}
            </span>
          )}
        </span>
      </div>
    </li>
  )
}

function useDeadline(by: string | null): string | null {
  const moments = useMoments()
  const today = useToday()
  if (!by) return null
  const date = moments.day(by)
  return by < today ? m.group_day_passed({ date }) : m.group_until({ moment: date })
}

const gates: Record<AdmissionReason, MemberGate> = {
  application_unfinished: 'confirmed',
  confirmation_awaited: 'confirmed',
  review_awaited: 'approved',
  application_rejected: 'approved',
  application_cancelled: 'confirmed',
  security_refused: 'passport',
  security_on_hold: 'passport',
  passport_not_given: 'passport',
  passport_check_awaited: 'passport',
  passport_mismatch: 'passport',
  payment_due: 'paid',
  payment_awaited: 'paid',
  payment_by_coordinator: 'paid',
  photo_missing: 'photo',
  photo_review_awaited: 'photo',
  photo_requested: 'photo',
  pass_withheld: 'passport',
}

/** The gate that shows an open reason of the admission verdict; null for one that this version of the page does not know. */
function gateOfReason(reason: string): MemberGate | null {
  return Object.hasOwn(gates, reason) ? gates[reason as AdmissionReason] : null
}
