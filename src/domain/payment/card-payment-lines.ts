import { settleSuccess } from './card-payment-merge.ts'

/**
 * State of one person's part of a card payment:
 * - open: the attempt may still charge it
 * - lapsed: the attempt ended without money
 * - charged: it was taken and counts
 * - refundDue: it was taken and cannot be used
 * - refunded: it was given back
 */
export const cardPaymentLineStates = ['open', 'lapsed', 'charged', 'refundDue', 'refunded'] as const

export type CardPaymentLineState = (typeof cardPaymentLineStates)[number]

/** Most people of one card payment. */
export const cardPeopleLimit = 100

/** A person of a payment whose success is reported. */
export type ChargedPerson = {
  applicationGuid: string
  applicationIsApproved: boolean
  alreadySettled: boolean
  /** Everybody on the person's open invoice, themselves included; empty when there is none. */
  onInvoice: readonly string[]
}

/**
 * What a success means for each person it was for. A card payment closes an open invoice only when everybody on it is paid for: otherwise the others
 * would be left without one.
 */
export function settleLines(
  amountMatches: boolean,
  people: readonly ChargedPerson[],
): Map<string, 'charged' | 'refundDue'> {
  const usable = (person: ChargedPerson, invoiceIsShared: boolean) =>
    settleSuccess({ ...person, amountMatches, invoiceIsShared }) === 'accept'
  const alone = new Set(people.filter(person => usable(person, false)).map(person => person.applicationGuid))
  return new Map(
    people.map(person => {
      const shared = person.onInvoice.some(guid => !alone.has(guid))
      return [person.applicationGuid, usable(person, shared) ? 'charged' : 'refundDue']
    }),
  )
}

/** Splits the taken sum in proportion to what was asked for; the last part takes the rounding difference. */
export function shareOut(taken: bigint, asked: readonly bigint[]): bigint[] {
  const whole = asked.reduce((sum, part) => sum + part, 0n)
  if (whole === 0n) return asked.map(() => 0n)
  const parts = asked.map(part => (taken * part) / whole)
  const rest = taken - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part))
}

/** A part of a charge and the state of its refund; `taken` is what was taken or, where less is asked back, that. */
export type ReturnableLine = { guid: string; taken: bigint; asked: boolean; returned: bigint | null }

/**
 * The parts that the acquirer has refunded and our books do not know of: all requested ones, once the refunded sum covers them. While it covers only
 * some, we cannot tell which, so nothing is booked.
 */
export function lostRefunds(returnedInAll: bigint, lines: readonly ReturnableLine[]): string[] {
  const booked = lines.reduce((sum, line) => sum + (line.returned ?? 0n), 0n)
  const open = lines.filter(line => line.asked && line.returned === null)
  const wanted = open.reduce((sum, line) => sum + line.taken, 0n)
  return wanted > 0n && returnedInAll - booked >= wanted ? open.map(line => line.guid) : []
}
