import type { AcquirerFailureReason } from './port.ts'

export type CardOutcome = 'success' | 'three_d_secure' | AcquirerFailureReason

/** The only cards the simulator knows; the numbers pass the Luhn check and belong to nobody. */
export const testCards = [
  { outcome: 'success', number: '2200 0000 0000 0004', expiry: '12/39' },
  { outcome: 'three_d_secure', number: '2200 0000 0000 0103', expiry: '12/39' },
  { outcome: 'insufficient_funds', number: '2200 0000 0000 0202', expiry: '12/39' },
  { outcome: 'card_expired', number: '2200 0000 0000 0301', expiry: '01/20' },
  { outcome: 'fraud_suspected', number: '2200 0000 0000 0400', expiry: '12/39' },
] as const satisfies readonly { outcome: CardOutcome; number: string; expiry: string }[]

export type TestCard = (typeof testCards)[number]

/** Security code that the pay page fills in for a test card; any three digits do. */
export const testSecurityCode = '123'

/** Null for any other number: a real card must never be accepted here. */
export function findTestCard(number: string): TestCard | null {
  const digits = number.replace(/\D/g, '')
  return testCards.find(card => card.number.replaceAll(' ', '') === digits) ?? null
}
