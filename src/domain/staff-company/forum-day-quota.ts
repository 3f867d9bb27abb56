import type { ContractorRole } from './contractor-role.ts'
import type { ReviewState } from './review-transitions.ts'

/** Places on the forum days in each package (spec point 6); every edition has its own. */
export type ForumDayQuotas = Record<ContractorRole, number>

/** With which a new edition begins (spec point 6). */
export const startingQuotas: ForumDayQuotas = {
  generalPartner: 10,
  officialPartner: 6,
  partner: 4,
  exhibitor: 2,
  contractor: 0,
}

/** Of one more place, in kopecks with VAT, with which a new edition begins; logistics changes it. */
export const startingPlacePrice = 1_500_000n

/** What decides how many places a company has. */
export type Package = { contractorRole: ContractorRole; confirmed: boolean; added: number }

/**
 * How many of a company's employees may work on the forum days: its package and what was added to it. A package that the forum has not confirmed gives
 * none, because anybody could have chosen it.
 */
export function placesOf({ contractorRole, confirmed, added }: Package, quotas: ForumDayQuotas): number {
  return (confirmed ? quotas[contractorRole] : 0) + added
}

/** Whether an employee holds a place on the forum days: once sent for review, until security refuses them. Setting up and dismantling count nobody. */
export function takesForumPlace(employee: { state: ReviewState; onForum: boolean }): boolean {
  return employee.onForum && (employee.state === 'pending' || employee.state === 'approved')
}
