import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'

/** The choice of everybody whose money has not been refunded. */
export const everybody = 'all'

/** The people on a payment whose money was taken and not refunded. */
export function linesHere({ lines }: Pick<CardPaymentRow, 'lines'>): CardPaymentLine[] {
  return lines.filter(({ state }) => state === 'charged' || state === 'refundDue')
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
