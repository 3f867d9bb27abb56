/** What an account has to do with an invoice. */
export type InvoiceTies = {
  /** The account issued it. */
  issued: boolean
  /** People on it, and those of them whose payment is in the account's hands now. */
  people: number
  permitted: number
}

/**
 * How much of an invoice an account sees:
 * - whole: the document with every name on it; an unpaid one may be cancelled. For whoever issued it, while they still act for somebody on it,
 *   and for whoever acts for everybody on it.
 * - ownLine: number, state and their own part of the sum, without the others' names and without the document. For whoever acts for some of them.
 * - none: to the caller there is no such invoice (404).
 */
export function invoiceAccess({ issued, people, permitted }: InvoiceTies): 'whole' | 'ownLine' | 'none' {
  if (permitted === 0) return 'none'
  return issued || permitted === people ? 'whole' : 'ownLine'
}
