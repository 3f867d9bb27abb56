import type { InfiniteData } from '@tanstack/react-query'
import type { ApplicationRow, listApplications } from '#contract/organizer-application.ts'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import type { ApplicationFilters } from './application-filters.ts'

export type ApplicationPage = CallOutput<typeof listApplications>
export type ApplicationPages = InfiniteData<ApplicationPage, string | null>

/**
 * The loaded pages after a decision, at once and without asking the server: changed rows get their new status, those that
 * the filter no longer takes leave, and the counts follow.
 */
export function withDecided(
  pages: ApplicationPages,
  filters: Pick<ApplicationFilters, 'status'>,
  decided: ReadonlyMap<string, ApplicationRow['status']>,
): ApplicationPages {
  const rows = pages.pages.flatMap(page => page.items)
  const shift = new Map<ApplicationRow['status'], number>()
  const add = (status: ApplicationRow['status'], by: number) =>
    shift.set(status, (shift.get(status) ?? 0) + by)
  for (const row of rows) {
    const next = decided.get(row.guid)
    if (!next || next === row.status) continue
    add(row.status, -1)
    add(next, 1)
  }
  return {
    ...pages,
    pages: pages.pages.map(page => ({
      ...page,
      items: page.items
        .map(row => ({ ...row, status: decided.get(row.guid) ?? row.status }))
        .filter(row => !decided.has(row.guid) || filters.status === 'all' || row.status === filters.status),
      counts: withShift(page.counts, shift),
    })),
  }
}

function withShift(counts: ApplicationPage['counts'], shift: ReadonlyMap<ApplicationRow['status'], number>) {
  const next = { ...counts }
  for (const [status, by] of shift) next[status] = Math.max(0, (next[status] ?? 0) + by)
  return next
}
