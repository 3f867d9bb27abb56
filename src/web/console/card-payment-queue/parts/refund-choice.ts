import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'

/** The choice of all whose money is still here. */
export const everybody = 'all'

/** Those on a payment whose money was taken and has not gone back. */
export function linesHere({ lines }: Pick<CardPaymentRow, 'lines'>): CardPaymentLine[] {
  return lines.filter(({ state }) => state === 'charged' || state === 'refundDue')
}

/** Whose money goes back where nothing is to be chosen: of one person, or of the one to whom it is due. Null where somebody has to say. */
export function onlyChoice(here: readonly CardPaymentLine[]): string | null {
  const due = here.filter(({ state }) => state === 'refundDue')
  const [only] = here.length === 1 ? here : due.length === 1 ? due : []
  return only?.guid ?? null
}

export function linesOf(here: readonly CardPaymentLine[], chosen: string | null): CardPaymentLine[] {
  return chosen === everybody ? [...here] : here.filter(({ guid }) => guid === chosen)
}
