import type { HubKind } from './transfer.ts'

/** Two letters, or a letter and a digit, of the airline (Cyrillic is printed too), then up to four digits and a letter: SU 1138, Ю6 275. */
const flight = /^(?=.{0,1}\p{Lu})[\p{Lu}\d]{2}[ -]?\d{1,4}\p{Lu}?$/u

/** Up to four digits and up to two letters: 102М, 035А, 812, 7013. */
const train = /^\d{1,4}\p{Lu}{0,2}$/u

/** A normalised number: capitals, single spaces; null when empty. */
export function tidyTicketNumber(typed: string | null): string | null {
  return (typed ?? '').trim().replace(/\s+/g, ' ').toUpperCase() || null
}

/**
 * Whether a number looks like those of flights (at an airport) or trains (at a station). An unusual one only gets a warning: charters, special trains
 * and foreign carriers have their own.
 */
export function isUsualNumber(number: string, hub: HubKind): boolean {
  return (hub === 'airport' ? flight : train).test(number)
}
