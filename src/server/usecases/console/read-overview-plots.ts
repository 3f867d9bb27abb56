import { plottedDays, type readOverviewPlots as route } from '#contract/organiser-console.ts'
import { mayOrganise, type OrganiserPermission } from '#domain/access/organiser-role.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { addDays, daysOf, localDayAt } from '#domain/edition/calendar-date.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import { attendingRoles } from '#domain/participant/participant-role.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { tallyApplications, tallyBy } from '#server/persistence/application-tally-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countArrivals,
  countBadgeStandings,
  countDecidedByDay,
  countMessagesByDay,
  countSentByDay,
  countUncheckedBefore,
  countWaitingBefore,
  sumCardsByDay,
  sumInvoicesByDay,
} from '#server/persistence/overview-queries.ts'
import { countPasses } from '#server/persistence/pass-list-queries.ts'
import { countPassports } from '#server/persistence/passport-list-queries.ts'
import type { Answer, Needs, UseCase } from '#server/use-case.ts'
import { keptCounts } from './kept-counts.ts'

type Plots = Answer<typeof route>

/** Whole days after which another span of the ageing begins; the queue narrows to the same. */
const spans = [0, 3, 7, 14]

const dayLength = 86_400_000

/** The plots of the overview. Each part is counted at most once in half a minute, for everybody who may read it. */
export const readOverviewPlots: UseCase<
  typeof route,
  'clock' | 'config' | 'database' | 'log' | 'published'
> = async ({ actor }, needs) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const now = needs.clock.now()
  const { days, ...since } = spanTo(now, edition.timeZone)
  const span = { editionGuid: edition.guid, ...since }
  const lastDay = days.at(-1)
  const kept = keptCounts(needs)
  const part = <Value extends object>(
    name: string,
    permission: OrganiserPermission,
    count: () => Promise<Value>,
  ): Promise<Value | null> =>
    mayOrganise(actor.roles, permission)
      ? kept(`${name} ${edition.guid} ${lastDay}`, count)
      : Promise.resolve(null)
  const [funnel, ageing, roles, money, badges, passes, arrivals, messages, vetting] = await Promise.all([
    part('funnel', 'read-funnel', () => readFunnel(database, { span, days })),
    part('ageing', 'read-applications', () => readAgeing(database, { editionGuid: edition.guid, now })),
    part('roles', 'read-applications', () => readRoles(database, edition.guid)),
    part('money', 'read-payments', () => readMoney(database, { span, days })),
    part('badges', 'print-badges', async () => {
      const counts = await countBadgeStandings(database, edition.guid)
      return badgeStandings.map(standing => ({ standing, count: counts[standing] }))
    }),
    part('passes', 'read-passes', async () => {
      const counts = await countPasses(database, { editionGuid: edition.guid })
      return passStates.map(state => ({
        state,
        count: counts.find(row => row.state === state)?.count ?? 0,
      }))
    }),
    part('arrivals', 'read-transfers', () => readArrivals(needs, edition.guid)),
    part('messages', 'read-messages', () =>
      readMessages(needs, spanTo(needs.clock.wall(), edition.timeZone)),
    ),
    part('vetting', 'read-passports', () => readVetting(database, edition, now)),
  ])
  return { funnel, ageing, roles, money, badges, passes, arrivals, messages, vetting }
}

type ByDay = { span: Parameters<typeof countSentByDay>[1]; days: readonly string[] }

/** The days that are plotted, up to an instant. */
function spanTo(now: Date, timeZone: string) {
  const lastDay = localDayAt(now.getTime(), timeZone)
  const firstDay = addDays(lastDay, 1 - plottedDays)
  return {
    days: daysOf(firstDay, lastDay),
    ...{ timeZone, firstDay, since: new Date(localInstant(firstDay, '00:00', timeZone)) },
  }
}

async function readMessages(
  { database, config }: Needs<'config' | 'database'>,
  { days, ...span }: ReturnType<typeof spanTo>,
): Promise<NonNullable<Plots['messages']>> {
  const sent = new Map((await countMessagesByDay(database, span)).map(row => [row.day, row]))
  return {
    days: days.map(day => sent.get(day) ?? { day, sms: 0, email: 0, smsParts: 0 }),
    partKopecks: config.SMS_PART_PRICE?.toString() ?? null,
  }
}

async function readVetting(
  reader: Reader,
  { guid: editionGuid, timeZone }: EditionRow,
  now: Date,
): Promise<NonNullable<Plots['vetting']>> {
  // By the forum's days, as the queue is narrowed.
  const lastDays = spans.map(days => addDays(localDayAt(now.getTime(), timeZone), -days))
  const ends = lastDays.map(day => new Date(localInstant(addDays(day, 1), '00:00', timeZone)))
  const [counts, atLeast] = await Promise.all([
    countPassports(reader, { editionGuid }),
    countUncheckedBefore(reader, { editionGuid, instants: ends }),
  ])
  return {
    states: passportQueueStates.map(state => ({
      state,
      count: counts.find(({ value }) => value === state)?.count ?? 0,
    })),
    ageing: spanCounts(atLeast).map((span, place) => ({ ...span, savedTo: lastDays[place] ?? '' })),
  }
}

async function readFunnel(reader: Reader, { span, days }: ByDay): Promise<NonNullable<Plots['funnel']>> {
  const [sent, decided] = await Promise.all([countSentByDay(reader, span), countDecidedByDay(reader, span)])
  return days.map(day => {
    const roles = attendingRoles.map(role => {
      const isHere = (row: { day: string; role: string }) => row.day === day && row.role === role
      const { approved = 0, rejected = 0 } = decided.find(isHere) ?? {}
      return { role, sent: sent.find(isHere)?.count ?? 0, approved, rejected }
    })
    const sumOf = (what: 'sent' | 'approved' | 'rejected') =>
      roles.reduce((sum, counts) => sum + counts[what], 0)
    return {
      ...{ day, roles },
      ...{ sent: sumOf('sent'), approved: sumOf('approved'), rejected: sumOf('rejected') },
    }
  })
}

async function readAgeing(
  reader: Reader,
  { editionGuid, now }: { editionGuid: string; now: Date },
): Promise<NonNullable<Plots['ageing']>> {
  const instants = spans.map(days => new Date(now.getTime() - days * dayLength))
  const atLeast = await countWaitingBefore(reader, { editionGuid, instants })
  return spanCounts(atLeast)
}

/** How many fall into each span, of how many have waited at least so long. */
function spanCounts(atLeast: readonly number[]) {
  return spans.map((fromDays, place) => ({
    fromDays,
    count: (atLeast[place] ?? 0) - (atLeast[place + 1] ?? 0),
  }))
}

async function readRoles(reader: Reader, editionGuid: string): Promise<NonNullable<Plots['roles']>> {
  const tallies = Map.groupBy(await tallyApplications(reader, { editionGuid }), ({ role }) => role)
  return attendingRoles.flatMap(role => {
    const ofRole = tallies.get(role)
    if (!ofRole) return []
    const counts = tallyBy(ofRole, ({ status }) => status).map(({ value, count }) => [value, count])
    return [{ role, counts: Object.fromEntries(counts) }]
  })
}

async function readMoney(reader: Reader, { span, days }: ByDay): Promise<NonNullable<Plots['money']>> {
  const [invoices, cards] = await Promise.all([sumInvoicesByDay(reader, span), sumCardsByDay(reader, span)])
  const sumOn = (rows: typeof invoices, day: string) =>
    (rows.find(row => row.day === day)?.kopecks ?? 0n).toString()
  return days.map(day => ({ day, invoicesKopecks: sumOn(invoices, day), cardsKopecks: sumOn(cards, day) }))
}

async function readArrivals(
  needs: Needs<'database' | 'published'>,
  editionGuid: string,
): Promise<NonNullable<Plots['arrivals']>> {
  const [rows, snapshot] = await Promise.all([
    countArrivals(needs.database, editionGuid),
    needs.published.snapshot(),
  ])
  const hubs = snapshot.current
    .of('transferHub')
    .filter(({ guid }) => rows.some(({ hub }) => hub === guid))
    .map(({ guid, content }) => ({ guid, name: { ru: content.name.ru, en: content.name.en } }))
  const hours = Map.groupBy(rows, ({ day, hour }) => `${day} ${hour}`)
  return {
    hubs,
    hours: [...hours.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const { day, hour } = first
      const countOf = (guid: string) =>
        [first, ...others].reduce((sum, row) => sum + (row.hub === guid ? row.count : 0), 0)
      return [{ day, hour, counts: hubs.map(({ guid }) => countOf(guid)) }]
    }),
  }
}
