import type { GroupMember } from '#contract/group.ts'
import { type MemberGate, memberGates } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { MarkIcon } from './gate-mark.tsx'
import { gateOfReason } from './gate-of-reason.ts'
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
  // Before the confirmation its own sentence says more than the verdict; a closed gate has nothing to ask yet.
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
              {/* Some reasons name who acts in their own sentence. */}
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
