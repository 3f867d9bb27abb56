import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type CardPaymentFilters = { q: string; show: 'refund' | 'all' }

/** Reads the address of the card payments. By default it shows the refunds that are due. */
export function readCardPaymentFilters(parameters: URLSearchParams): CardPaymentFilters {
  return {
    q: searchedText(parameters, 200),
    show: oneOf(parameters.get('show'), ['refund', 'all'], 'refund'),
  }
}
