import type * as routes from '#contract/organiser-console.ts'
import { decidableChanges } from '#domain/access/change-access.ts'
import { mayOrganise, type OrganiserPermission } from '#domain/access/organiser-role.ts'
import { byUrgency, promisedBy, type WaitingKind } from '#domain/organiser/waiting-promise.ts'
import { countApplicationsBy, oldestPending } from '#server/persistence/application-list-queries.ts'
import { countRefundsDue } from '#server/persistence/card-payment-list-queries.ts'
import { countClosings } from '#server/persistence/closing-queries.ts'
import {
  countSiteWork,
  countWaiting,
  type SiteWork,
  sumReceived,
} from '#server/persistence/console-queries.ts'
import { countDuplicatePairs } from '#server/persistence/duplicate-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countInvoices } from '#server/persistence/invoice-list-queries.ts'
import { countRetriableMessages } from '#server/persistence/message-list-queries.ts'
import { countCalls } from '#server/persistence/mismatch-call-queries.ts'
import { countPassports, oldestUnchecked } from '#server/persistence/passport-list-queries.ts'
import { countRaises } from '#server/persistence/raise-queries.ts'
import { countLeftCards } from '#server/persistence/speaker-card-queries.ts'
import { countLeavingSpeakers } from '#server/persistence/speaker-profile-queries.ts'
import { countWatchHits } from '#server/persistence/watch-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'

type Count = { value: string; count: number }

const siteWorkers: Record<SiteWork, OrganiserPermission> = {
  employees: 'decide-staff',
  vehicles: 'decide-staff',
  volunteers: 'decide-staff',
  packages: 'confirm-packages',
  volunteerForms: 'manage-volunteers',
}

/** The work around the site that these roles do. */
const siteWorkOf = (roles: Parameters<typeof mayOrganise>[0]) =>
  (Object.keys(siteWorkers) as SiteWork[]).filter(kind => mayOrganise(roles, siteWorkers[kind]))

/** The funnel, the money and the waiting work; parts that the role may not see are null. */
export const readConsole: UseCase<typeof routes.readConsole, 'clock' | 'database' | 'jobs'> = async (
  { actor },
  needs,
) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid }
  const finance = mayOrganise(actor.roles, 'read-payments')
  const security = mayOrganise(actor.roles, 'read-passports')
  const editors = mayOrganise(actor.roles, 'edit-content')
  const [
    applications,
    payments,
    passports,
    invoices,
    closings,
    refunds,
    received,
    leaving,
    left,
    failedJobs,
    failedMessages,
    answers,
    raises,
    duplicates,
    hits,
    calls,
    siteWork,
    oldest,
  ] = await Promise.all([
    countApplicationsBy(database, 'status', filter),
    finance ? countApplicationsBy(database, 'payment', { ...filter, status: 'approved' }) : null,
    security ? countPassports(database, filter) : null,
    finance ? countInvoices(database, filter) : null,
    finance ? countClosings(database, filter) : null,
    finance ? countRefundsDue(database, edition.guid) : null,
    finance ? sumReceived(database, edition.guid) : null,
    editors ? countLeavingSpeakers(database, edition.guid) : null,
    editors ? countLeftCards(database, edition.guid) : null,
    mayOrganise(actor.roles, 'read-jobs') ? needs.jobs.listFailed() : null,
    mayOrganise(actor.roles, 'read-messages') ? countRetriableMessages(database) : null,
    countWaiting(database, {
      editionGuid: edition.guid,
      now: needs.clock.now(),
      changeKinds: decidableChanges(actor.roles),
    }),
    mayOrganise(actor.roles, 'decide-raises') ? countRaises(database, filter) : null,
    mayOrganise(actor.roles, 'settle-duplicates') ? countDuplicatePairs(database, filter) : null,
    mayOrganise(actor.roles, 'keep-watch-list')
      ? countWatchHits(database, { editionGuid: edition.guid })
      : null,
    mayOrganise(actor.roles, 'call-mismatches')
      ? countCalls(database, { ...filter, now: needs.clock.now() })
      : null,
    countSiteWork(database, { editionGuid: edition.guid, kinds: siteWorkOf(actor.roles) }),
    Promise.all([oldestPending(database, edition.guid), oldestUnchecked(database, edition.guid)]),
  ])
  const [oldestApplication, oldestPassport] = oldest
  const unpaid = invoices?.find(row => row.status === 'unpaid')
  const answer = (what: keyof typeof answers, permission: OrganiserPermission) =>
    mayOrganise(actor.roles, permission) && {
      what,
      count: answers[what].count,
      oldestAt: answers[what].oldestAt?.toISOString() ?? null,
    }
  const waiting = [
    mayOrganise(actor.roles, 'decide-applications') && {
      what: 'applications' as const,
      count: tally(applications).pending ?? 0,
      oldestAt: oldestApplication?.toISOString() ?? null,
    },
    answer('photographs', 'decide-applications'),
    answer('expiredLinks', 'resend-confirmations'),
    passports && {
      what: 'passports' as const,
      count: tally(passports).passportPending ?? 0,
      oldestAt: oldestPassport?.toISOString() ?? null,
    },
    calls && {
      what: 'calls' as const,
      count: calls.due,
      oldestAt: calls.oldestAt?.toISOString() ?? null,
    },
    answer('chats', 'answer-chats'),
    answer('changes', 'decide-changes'),
    answer('erasures', 'decide-erasures'),
    duplicates && { what: 'duplicates' as const, count: duplicates.open ?? 0, oldestAt: null },
    hits && { what: 'watchHits' as const, count: hits.open ?? 0, oldestAt: null },
    raises && {
      what: 'raises' as const,
      count: raises.counts.asked,
      oldestAt: raises.oldestAt?.toISOString() ?? null,
    },
    ...siteWork.map(row => ({ ...row, oldestAt: row.oldestAt?.toISOString() ?? null })),
    unpaid && {
      what: 'invoices' as const,
      count: Number(unpaid.count),
      oldestAt: unpaid.oldestAt.toISOString(),
    },
    closings && {
      what: 'closings' as const,
      count: closings.prepared,
      oldestAt: closings.oldestAt?.toISOString() ?? null,
    },
    refunds && {
      what: 'refunds' as const,
      count: refunds.count,
      oldestAt: refunds.oldestAt?.toISOString() ?? null,
    },
    leaving && {
      what: 'leavingSpeakers' as const,
      count: leaving.count,
      oldestAt: leaving.oldestAt?.toISOString() ?? null,
    },
    left !== null && { what: 'leftSpeakers' as const, count: left, oldestAt: null },
    failedJobs && {
      what: 'jobs' as const,
      count: failedJobs.length,
      oldestAt: failedJobs[0]?.failedAt?.toISOString() ?? null,
    },
    failedMessages && {
      what: 'messages' as const,
      count: failedMessages.count,
      oldestAt: failedMessages.oldestAt?.toISOString() ?? null,
    },
  ].filter(row => row !== false && row !== null && row !== undefined)
  return {
    name: actor.name,
    applications: mayOrganise(actor.roles, 'read-funnel') ? tally(applications) : null,
    payments: payments && tally(payments),
    passports: passports && tally(passports),
    invoices: invoices && Object.fromEntries(invoices.map(row => [row.status, Number(row.count)])),
    money:
      received !== null && refunds
        ? {
            receivedKopecks: received.toString(),
            awaitedKopecks: BigInt(unpaid?.kopecks ?? 0).toString(),
            refundDueKopecks: refunds.kopecks.toString(),
          }
        : null,
    waiting: byAge(
      waiting.filter(row => row.count > 0),
      { now: needs.clock.now(), timeZone: edition.timeZone },
    ),
  }
}

type Waiting = { what: WaitingKind; count: number; oldestAt: string | null }

/** The waiting work with its promises, the most urgent first. */
function byAge(rows: Waiting[], { now, timeZone }: { now: Date; timeZone: string }) {
  return rows
    .map(({ oldestAt, ...row }) => {
      const since = oldestAt === null ? null : new Date(oldestAt)
      return { ...row, oldestAt: since, promisedBy: since && promisedBy(row.what, since, timeZone) }
    })
    .sort(byUrgency(now))
    .map(row => ({
      ...row,
      oldestAt: row.oldestAt?.toISOString() ?? null,
      promisedBy: row.promisedBy?.toISOString() ?? null,
    }))
}

function tally(rows: Count[]): Record<string, number> {
  return Object.fromEntries(rows.map(row => [row.value, row.count]))
}
