import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { isHere } from '#domain/payment/due-refund.ts'
import { readSum } from '#web/kit/words/sum-text.ts'

/** The choice of everybody whose money has not been refunded. */
export const everybody = 'all'

/** The people on a payment whose money was taken and not refunded. */
export function linesHere({ lines }: Pick<CardPaymentRow, 'lines'>): CardPaymentLine[] {
  return lines.filter(isHere)
}

/** Of these, whose refund nobody has asked for yet, or the caller may ask for anew. */
export function linesToAsk(row: Pick<CardPaymentRow, 'lines'>): CardPaymentLine[] {
  return linesHere(row).filter(({ refundWanted }) => !refundWanted || refundWanted.byMe)
}

/** Whether everybody's refund who can be chosen waits already, so that the request is made anew. */
export function isChange(here: readonly CardPaymentLine[]): boolean {
  return here.every(({ refundWanted }) => refundWanted !== null)
}

/** The only possible choice: a single person, or the one to whom a refund is due. Null where the organiser has to choose. */
export function onlyChoice(here: readonly CardPaymentLine[]): string | null {
  const due = here.filter(({ state }) => state === 'refundDue')
  const [only] = here.length === 1 ? here : due.length === 1 ? due : []
  return only?.guid ?? null
}

export function linesOf(here: readonly CardPaymentLine[], chosen: string | null): CardPaymentLine[] {
  return chosen === everybody ? [...here] : here.filter(({ guid }) => guid === chosen)
}

/** What was typed as the sum of one person's refund, in kopecks; null where it cannot be refunded. */
export function partOf(mostKopecks: string, typed: string): string | null {
  const kopecks = readSum(typed)
  if (kopecks === null || BigInt(kopecks) <= 0n) return null
  return BigInt(kopecks) <= BigInt(mostKopecks) ? kopecks : null
}
