/** A payment order that stands, in kopecks; `onPaper` is the sum of its advance tax invoice, null while it has none. */
export type StandingPayment = { guid: string; amount: bigint; onPaper: bigint | null }

/**
 * The advance tax invoices that are still owed: one for each payment order (article 168 of the Tax Code, item 3), for no more than the invoice asks.
 * `papered` is what all papers of the invoice say together, `returned` what went back from it without a person: money that comes in its place is an
 * advance anew. In the order of the payments.
 */
export function owedAdvances({
  total,
  returned,
  papered,
  payments,
}: {
  total: bigint
  returned: bigint
  papered: bigint
  payments: readonly StandingPayment[]
}): { paymentGuid: string; amount: bigint }[] {
  let left = total + returned - papered
  return payments.flatMap(({ guid, amount: came, onPaper }) => {
    if (onPaper !== null || left <= 0n) return []
    let amount = came
    if (amount > left) amount = left
    left -= amount
    return [{ paymentGuid: guid, amount }]
  })
}
