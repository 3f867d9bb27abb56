/** How an account is related to an invoice. */
export type InvoiceFacts = {
  issued: boolean
  /** How many people are on it, and for how many of them the account may pay now. */
  people: number
  permitted: number
}

/**
 * How much of an invoice an account sees:
 * - whole: the document with every name on it; an unpaid one may be cancelled. For the account that issued it, while it still acts for somebody on
 *   it, and for one that acts for everybody on it.
 * - ownLine: number, state and their own part of the sum, without the others' names and without the document. For an account that acts for some of
 *   them.
 * - none: for the caller there is no such invoice (404).
 */
export function invoiceAccess({ issued, people, permitted }: InvoiceFacts): 'whole' | 'ownLine' | 'none' {
  if (permitted === 0) return 'none'
  return issued || permitted === people ? 'whole' : 'ownLine'
}
