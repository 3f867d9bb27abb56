import type { Audience } from './audience.ts'

type Owner = { now: string | null; last: string | null }

const owners: Record<Audience, Owner> = {
  participant: { now: null, last: null },
  organizer: { now: null, last: null },
}

/** Called by the session with the guid of the logged-in account, or null for nobody. */
export function setKeptOwner(audience: Audience, account: string | null): void {
  owners[audience] = { now: account, last: account ?? owners[audience].last }
}

/** Whose values may be read and written now; null for nobody's. */
export function keptOwner(audience: Audience): string | null {
  return owners[audience].now
}

/** The account that was logged in last while this page was open: what outlives its log-in may still be written as that ends. */
export function lastKeptOwner(audience: Audience): string | null {
  return owners[audience].last
}
