/** Somebody who is charged, as seen by the paying account. */
export type Charged = {
  /** The account's own person. */
  own: boolean
  /** Is, or was, in the group that the account coordinates. */
  inPayersGroup: boolean
}

/**
 * How somebody is told of an invoice or a card payment that includes them:
 * - apart: about their own part, like anybody who pays for themselves or has an assistant.
 * - asMember: that their group's coordinator pays and they need do nothing; with a sum and a date they would pay twice.
 * - withAll: not separately, because they are the coordinator, who is told of the whole.
 */
export type ChargeNotice = 'apart' | 'asMember' | 'withAll'

/** Whether the account pays as a group's coordinator, for anybody besides its own person. */
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
