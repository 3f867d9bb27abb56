/** Somebody who is charged, seen from the account that pays. */
export type Charged = {
  /** The account's own person. */
  own: boolean
  /** Stands, or stood, in the group that the account coordinates. */
  inPayersGroup: boolean
}

/**
 * How somebody is told of an invoice or a card payment on which they stand:
 * - apart: of their own part, as whoever pays for themselves or is looked after by an assistant.
 * - asMember: that the coordinator of their group pays and nothing is asked of them; a sum and a date would be paid twice.
 * - withAll: not by themselves, being the coordinator, who is told of the whole.
 */
export type ChargeNotice = 'apart' | 'asMember' | 'withAll'

/** Whether the account pays as the coordinator of a group, for somebody besides its own person. */
export function paysAsCoordinator(people: readonly Charged[]): boolean {
  return people.some(isMember)
}

export function chargeNotice(person: Charged, people: readonly Charged[]): ChargeNotice {
  if (isMember(person)) return 'asMember'
  return person.own && paysAsCoordinator(people) ? 'withAll' : 'apart'
}

function isMember({ own, inPayersGroup }: Charged): boolean {
  return inPayersGroup && !own
}
