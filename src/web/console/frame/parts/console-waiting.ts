import type { WaitingKind } from '#domain/organiser/waiting-promise.ts'
import type { ConsolePage } from './console-sections.ts'

/**
 * The part of the rail that counts it, which is where the overview's line leads to; null where none does. Chats have a count of their own, which
 * follows every message.
 */
const pages: Record<WaitingKind, ConsolePage | null> = {
  applications: 'organiser-applications',
  photographs: 'organiser-photographs',
  // The participants have to act, so the committee has nothing to decide.
  expiredLinks: null,
  passports: 'organiser-passports',
  calls: 'organiser-calls',
  employees: 'organiser-employees',
  vehicles: 'organiser-vehicles',
  volunteers: 'organiser-volunteer-review',
  chats: null,
  changes: 'organiser-changes',
  erasures: 'organiser-erasures',
  duplicates: 'organiser-duplicates',
  watchHits: 'organiser-watch-list',
  raises: 'organiser-raises',
  packages: 'organiser-staff-companies',
  volunteerForms: 'organiser-volunteers',
  invoices: 'organiser-invoices',
  closings: 'organiser-closings',
  refunds: 'organiser-refunds',
  leavingSpeakers: null,
  leftSpeakers: null,
  jobs: 'organiser-jobs',
  messages: 'organiser-messages',
}

/** How much waits behind a part of the rail, of what the overview shows. */
export function waitingAt(
  page: ConsolePage,
  waiting: readonly { what: WaitingKind; count: number }[],
): number {
  return waiting.reduce((sum, { what, count }) => (pages[what] === page ? sum + count : sum), 0)
}
