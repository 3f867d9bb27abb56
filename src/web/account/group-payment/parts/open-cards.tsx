import type { GroupPayments } from '#contract/replacement.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { bankWaitsUntil } from '#web/account/payment/rules.ts'
import { GiveUpCard } from '#web/account/payment/view.tsx'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

type OpenCardsProps = { payments: GroupPayments['openCardPayments']; onRefresh: () => unknown }

/** Card payments for members that are not finished; whoever began one can continue it. */
export function OpenCards({ payments, onRefresh }: OpenCardsProps) {
  const locale = useLocale()
  const edition = useEdition()
  if (payments.length === 0) return null
  return (
    <Section title={m.group_pay_open_cards()} level={2} space="none">
      <ul className="divide-y border-y">
        {payments.map(({ callbackGuid, payUrl, amountKopecks, expiresAt, people }) => (
          <li key={callbackGuid} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="tabular min-w-0 flex-1">
              <span className="block font-medium">{formatMoney(BigInt(amountKopecks), locale)}</span>
              <span className="block text-sm text-text-quiet">
                {m.group_pay_open_card({
                  people: m.group_pay_people({ count: people }),
                  time: bankWaitsUntil(edition, { expiresAt }, locale),
                })}
              </span>
            </span>
            {payUrl && (
              <>
                <Button asChild size="sm">
                  <a href={payUrl}>{m.payment_open_card_continue()}</a>
                </Button>
                <GiveUpCard callbackGuid={callbackGuid} size="sm" onDone={onRefresh} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
