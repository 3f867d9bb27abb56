import type { Credit } from '#contract/replacement.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { creditSentence } from '#web/kit/words/credit-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

type GroupCreditsProps = { credits: readonly Credit[]; onGive: (credit: Credit) => void }

/** Paid places that count for nobody yet: for whom the money waits, or a button to give the place to somebody else. */
export function GroupCredits({ credits, onGive }: GroupCreditsProps) {
  const locale = useLocale()
  if (credits.length === 0) return null
  return (
    <Section title={m.group_credits()} level={2} space="none">
      <ul className="divide-y border-y">
        {credits.map(credit => (
          <li key={credit.guid} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="min-w-0 flex-1">
              <span className="tabular block font-medium">
                {formatMoney(BigInt(credit.amountKopecks), locale)}
              </span>
              <span className="block text-sm text-text-quiet">{creditSentence(credit)}</span>
            </span>
            {credit.state === 'free' && (
              <Button size="sm" variant="secondary" onClick={() => onGive(credit)}>
                {m.group_credit_give()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
