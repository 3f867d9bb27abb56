import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { memberName } from '#web/account/member/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

/** Somebody who is left out, and why. */
export type LeftOut = { member: GroupMember; why: string }

/** Who is paid for, and who is not and why. */
export function PayPeople({
  payable,
  leftOut,
}: {
  payable: readonly GroupMember[]
  leftOut: readonly LeftOut[]
}) {
  const locale = useLocale()
  return (
    <div className="space-y-6">
      {payable.length > 0 && (
        <Section title={m.group_pay_for()} level={3} space="none">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls must take the keyboard */}
          <ul tabIndex={0} className="max-h-60 divide-y overflow-y-auto border-y text-sm">
            {payable.map(member => (
              <li key={member.participantGuid} className="py-2">
                {memberName(member, locale)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {leftOut.length > 0 && (
        <Section title={m.group_pay_not()} level={3} space="none">
          <ul className="divide-y border-y text-sm">
            {[...byReason(leftOut)].map(([why, people]) => (
              <li key={why} className="py-2">
                <span className="block">{people.map(member => memberName(member, locale)).join(', ')}</span>
                <span className="block text-text-quiet">{why}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** Groups people by reason, so that each reason is said once. */
function byReason(leftOut: readonly LeftOut[]): Map<string, GroupMember[]> {
  const reasons = new Map<string, GroupMember[]>()
  for (const { member, why } of leftOut) reasons.set(why, [...(reasons.get(why) ?? []), member])
  return reasons
}
