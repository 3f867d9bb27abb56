import type { SessionGroup, SessionStaffCompany, SessionUser } from '#contract/auth.ts'
import { availabilityOf, isAvailable } from '#domain/account/availability.ts'

/** The three lists of an account (spec point 3, client session state). */
export type AccountLists = {
  readonly users: readonly SessionUser[]
  readonly groups: readonly SessionGroup[]
  readonly staffCompanies: readonly SessionStaffCompany[]
}

/** The facts that decide whether somebody is logged in; `expiresAt` in milliseconds since 1970 UTC. */
export type AuthenticationFacts = {
  readonly accessToken: string | null
  readonly expiresAt: number | null
  readonly directLogin: boolean
  readonly phone: string | null
}

/** Whether there is an unexpired token, and either the log-in was direct or a phone is set (spec point 4). */
export function isAuthenticated(facts: AuthenticationFacts, now: number): boolean {
  return Boolean(facts.accessToken) && !isExpired(facts, now) && (facts.directLogin || Boolean(facts.phone))
}

/** A token of unknown expiry counts as expired; otherwise it would never end. */
export function isExpired({ expiresAt }: Pick<AuthenticationFacts, 'expiresAt'>, now: number): boolean {
  return expiresAt === null || expiresAt <= now
}

/** Whole seconds until the expiry, at least 0 (spec point 4). */
export function secondsToExpiry({ expiresAt }: Pick<AuthenticationFacts, 'expiresAt'>, now: number): number {
  return expiresAt === null ? 0 : Math.max(0, Math.floor((expiresAt - now) / 1000))
}

export function primaryUsers({ users }: Pick<AccountLists, 'users'>): SessionUser[] {
  return users.filter(user => user.primary)
}

/** The people whom this account manages. */
export function secondaryUsers({ users }: Pick<AccountLists, 'users'>): SessionUser[] {
  return users.filter(user => !user.primary)
}

/** The account has a group and no available primary user (spec point 4). */
export function isCoordinatorMode(lists: Pick<AccountLists, 'users' | 'groups'>): boolean {
  return lists.groups.length > 0 && !primaryUsers(lists).some(isAvailable)
}

/** The account has a staff company and no available primary user (spec point 4). */
export function isStaffOwnerMode(lists: Pick<AccountLists, 'users' | 'staffCompanies'>): boolean {
  return lists.staffCompanies.length > 0 && !primaryUsers(lists).some(isAvailable)
}

/** There are users, groups or staff companies (spec point 4). */
export function isRegistered({ users, groups, staffCompanies }: AccountLists): boolean {
  return users.length > 0 || groups.length > 0 || staffCompanies.length > 0
}

/** The coordinator, from the first group; null without one (spec point 6). */
export function coordinatorDetails({ groups }: Pick<AccountLists, 'groups'>) {
  const group = groups[0]
  if (!group) return null
  return {
    firstName: group.coordinatorFirstName,
    middleName: group.coordinatorMiddleName,
    lastName: group.coordinatorLastName,
    latinName: group.coordinatorLatinName,
    phone: group.coordinatorPhone,
    email: group.coordinatorEmail,
    companyGuid: group.companyGuid,
  }
}

/** The responsible employee, from the first staff company; null without one (spec point 6). */
export function staffOwnerDetails({ staffCompanies }: Pick<AccountLists, 'staffCompanies'>) {
  const company = staffCompanies[0]
  if (!company) return null
  return {
    firstName: company.ownerFirstName,
    middleName: company.ownerMiddleName,
    lastName: company.ownerLastName,
    phone: company.ownerPhone,
    email: company.ownerEmail,
    position: company.ownerPosition,
    contractorRole: company.contractorRole,
    companyGuid: company.guid,
  }
}

/**
 * The participants whose cabinet opens: the available ones, or if there are none, those on hold, to whom the cabinet says that a check is under way
 * (product.md §2).
 */
export function cabinetUsers({ users }: Pick<AccountLists, 'users'>): SessionUser[] {
  const available = users.filter(user => availabilityOf(user) === 'available')
  return available.length > 0 ? available : users.filter(user => availabilityOf(user) === 'onHold')
}

/** The only participant whose cabinet opens, so that nobody has to choose from one; else null. */
export function soleCabinetUser(lists: Pick<AccountLists, 'users'>): string | null {
  const [first, second] = cabinetUsers(lists)
  return first && !second ? first.guid : null
}

/** Whether an account has several cabinets to switch between (product.md §5). */
export function hasSeveralEntries({ users, groups, staffCompanies }: AccountLists): boolean {
  return users.length + groups.length + staffCompanies.length > 1
}
