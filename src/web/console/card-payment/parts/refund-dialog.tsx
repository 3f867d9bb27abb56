import { useState } from 'react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { sumText } from '#web/kit/words/sum-text.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Banner } from '#web/ui/banner.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRefund } from '../queries.ts'
import { CardRefundDialog, RefundedSum } from '../view.tsx'
import { everybody, isChange, linesOf, linesToAsk, onlyChoice, partOf } from './refund-choice.ts'

type RefundDialogProps = {
  payment: CardPaymentRow
  /** Gets the payment as it is now, and the names of the people who are refunded. */
  onDone: (row: CardPaymentRow, names: string) => void
  onClose: () => void
}

const namesOf = (lines: readonly CardPaymentLine[], locale: 'ru' | 'en') =>
  lines.map(({ name }) => typedName(name, locale)).join(', ')

/** Asks who is refunded, how much and why. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const locale = useLocale()
  const here = linesToAsk(payment)
  const [sum, setSum] = useState<string | null>(null)
  const [chosen, setChosen] = useState(() => onlyChoice(here))
  const lines = linesOf(here, chosen)
  const refund = useRefund(payment.guid, row => onDone(row, namesOf(lines, locale)))
  const [only] = lines.length === 1 ? lines : []
  const typed = sum ?? (only ? sumText(only.amountKopecks, locale) : '')
  const amount = only ? partOf(only.amountKopecks, typed) : undefined
  return (
    <CardRefundDialog
      isChange={isChange(here)}
      pending={refund.isPending}
      error={refund.error}
      incomplete={lines.length === 0 || amount === null}
      onSubmit={reason =>
        refund.mutate({
          reason,
          lineGuid: only?.guid,
          amountKopecks: amount ?? undefined,
        })
      }
      onClose={onClose}
    >
      {tried => (
        <>
          {here.length > 1 && (
            <RadioGroup
              label={m.organiser_refund_whose()}
              value={chosen ?? ''}
              onValueChange={next => {
                setChosen(next)
                setSum(null)
              }}
              error={tried && chosen === null ? errorSentence('required', locale) : undefined}
              options={[
                ...here.map(each => ({
                  value: each.guid,
                  label: each.name,
                  ...(each.state === 'refundDue' && { description: m.organiser_refund_due() }),
                })),
                { value: everybody, label: m.organiser_refund_all() },
              ]}
            />
          )}
          {only && (
            <TextField
              label={m.organiser_sum()}
              hint={m.organiser_refund_sum_hint()}
              value={typed}
              onChange={event => setSum(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              suffix="₽"
              className="tabular"
              fieldClassName="max-w-60"
              error={
                tried && amount === null
                  ? m.organiser_refund_sum_wrong({ most: formatMoney(BigInt(only.amountKopecks), locale) })
                  : undefined
              }
            />
          )}
          {lines.length > 0 && amount !== null && <Refunded lines={lines} kopecks={amount} />}
        </>
      )}
    </CardRefundDialog>
  )
}

/** How much is refunded, to whom, and what that does to their participation. */
function Refunded({
  lines,
  kopecks = lines.reduce((sum, each) => sum + BigInt(each.amountKopecks), 0n).toString(),
}: {
  lines: readonly CardPaymentLine[]
  kopecks?: string | undefined
}) {
  const locale = useLocale()
  return (
    <>
      <RefundedSum kopecks={kopecks} names={namesOf(lines, locale)} />
      {lines.some(({ state }) => state === 'charged') && (
        <Banner tone="attention">{m.organiser_refund_of_participation()}</Banner>
      )}
    </>
  )
}
