import { markInvoicePaid, refundInvoice } from '#contract/organiser-finance.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import { readSum } from '#web/kit/words/sum-text.ts'

/** A form whose sum is typed in roubles, judged by the contract's schema in kopecks. */
function inRoubles<Typed extends { sum: string }, Sent>(
  judge: (typed: unknown) => ReturnType<Judge<unknown, Sent>>,
): Judge<Typed, Sent> {
  return ({ sum, ...same }) => {
    const verdict = judge({ ...same, amountKopecks: sum.trim() === '' ? undefined : (readSum(sum) ?? 'x') })
    if (!verdict.ok)
      return {
        ok: false,
        faults: verdict.faults.map(({ field, code }) => ({ field: formField(field), code })),
      }
    return sum.trim() === '' ? { ok: false, faults: [{ field: 'sum', code: 'required' }] } : verdict
  }
}

/** The form's name for a field of the server. */
export const formField = (field: string) => (field === 'amountKopecks' ? 'sum' : field)

export type BookingFields = { paidOn: string; paymentOrderNumber: string; sum: string }
export const judgeBooking = inRoubles<BookingFields, ReturnType<typeof markInvoicePaid.body.parse>>(
  judgeBy(markInvoicePaid.body),
)

export type SendingBackFields = {
  lineGuid?: string
  returnedOn: string
  paymentOrderNumber: string
  sum: string
  reason: string
}
export const judgeSendingBack = inRoubles<SendingBackFields, ReturnType<typeof refundInvoice.body.parse>>(
  judgeBy(refundInvoice.body),
)

/** What a booked sum does to an invoice that lacks `missing`: it is paid, stays open for the rest, or has too much. */
export function outcomeOfBooking(missing: string, amount: string): { missing: bigint; spare: bigint } {
  const difference = BigInt(amount) - BigInt(missing)
  return difference < 0n ? { missing: -difference, spare: 0n } : { missing: 0n, spare: difference }
}
