/** Actions whose ends in the log are sums in whole kopecks. */
const actions: readonly string[] = ['bookInvoicePayment', 'reverseInvoicePayment', 'refundInvoice']

/** The kopecks that an end of an entry is; null for anything that is no sum. */
export function auditSum(action: string, end: string): bigint | null {
  return actions.includes(action) && /^\d{1,15}$/.test(end) ? BigInt(end) : null
}
