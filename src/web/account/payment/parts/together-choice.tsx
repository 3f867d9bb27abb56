import { useState } from 'react'
import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { refusedPeople } from '../rules.ts'

export type Together = ReturnType<typeof useTogether>

/** For whom is paid: the person of this page, and whoever else is ticked. */
export function useTogether(guid: string, { together, feeKopecks }: PaymentOverview) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  // Whoever was paid for meanwhile is not in the list any more.
  const chosen = together.filter(person => ticked.has(person.guid))
  return {
    participantGuids: [guid, ...chosen.map(person => person.guid)],
    totalKopecks: BigInt(feeKopecks) * BigInt(chosen.length + 1),
    isTicked: (of: string) => ticked.has(of),
    refused,
    tick(of: string, on: boolean): void {
      setRefused(new Map())
      setTicked(new Set(on ? [...ticked, of] : [...ticked].filter(other => other !== of)))
    },
    /** Leaves out the people whom the server refused; false where it named nobody. */
    leaveOut(cause: unknown): boolean {
      const named = refusedPeople(cause)
      if (named.size === 0) return false
      setRefused(named)
      setTicked(new Set([...ticked].filter(of => !named.has(of))))
      return true
    },
  }
}

/** Ticks others for whom the reader may pay: one invoice or one card payment for all of them. */
export function TogetherChoice({ overview, people }: { overview: PaymentOverview; people: Together }) {
  const locale = useLocale()
  const { together } = overview
  const count = people.participantGuids.length
  return (
    <div className="max-w-168 space-y-4">
      {people.refused.size > 0 && (
        <Banner tone="attention" announce="alert">
          {m.payment_together_left_out({ reason: [...new Set(people.refused.values())].join(' ') })}
        </Banner>
      )}
      <FieldGroup label={m.payment_together()} hint={m.payment_together_hint()}>
        <div className="space-y-3">
          {together.map(({ guid, name, latinName }) => (
            <Checkbox
              key={guid}
              label={nameIn(locale, { name, latinName })}
              checked={people.isTicked(guid)}
              onChange={event => people.tick(guid, event.currentTarget.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      {count > 1 && (
        <p role="status" className="tabular font-medium">
          {m.payment_together_total({
            people: m.group_pay_people({ count }),
            amount: formatMoney(people.totalKopecks, locale),
          })}
        </p>
      )}
    </div>
  )
}
