import type { InvoiceStatus } from './invoice-transitions.ts'

/** What the bank brought to an invoice and what went back, in kopecks. Bookings that were taken back do not count. */
export type InvoiceSums = {
  status: InvoiceStatus
  total: bigint
  received: bigint
  /** Sent back without any person's part: what was too much, or came for nothing. */
  returnedSpare: bigint
}

/** What an unpaid invoice still lacks; nothing for any other. */
export function missingOn({ status, total, received, returnedSpare }: InvoiceSums): bigint {
  return status === 'unpaid' ? atLeastNothing(total - received + returnedSpare) : 0n
}

/** Money on the invoice that pays for nobody, so it can be sent back: the part of an unpaid one, what a paid one has too much, all of a cancelled one. */
export function spareOn({ status, total, received, returnedSpare }: InvoiceSums): bigint {
  return atLeastNothing(received - returnedSpare - (status === 'paid' ? total : 0n))
}

/** Money that nobody waits for any more. The part of an unpaid invoice waits for the rest. */
export function overpaidOn(sums: InvoiceSums): bigint {
  return sums.status === 'unpaid' ? 0n : spareOn(sums)
}

/** `Math.max` does not accept a bigint. */
const atLeastNothing = (kopecks: bigint) => (kopecks > 0n ? kopecks : 0n)
