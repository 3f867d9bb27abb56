import { sql } from 'kysely'
import type { BadgeEvent } from '#domain/badge/badge-standing.ts'
import { type BadgedKind, badgedKinds } from '#domain/badge/badged-kind.ts'
import { badges } from './badge-list-queries.ts'
import type { Reader, Tx } from './database.ts'
import { firstShift, lastShift } from './volunteer-site-queries.ts'

/**
 * Locks valid passes with the events of their badges, in the order of their guids, in which everybody locks them. Passes that are void or of another edition
 * are left out.
 */
export async function lockBadges(
  tx: Tx,
  { editionGuid, guids }: { editionGuid: string; guids: readonly string[] },
): Promise<{ guid: string; counter: number; kind: BadgedKind; subjectGuid: string; events: BadgeEvent[] }[]> {
  const passes = await tx
    .selectFrom('pass')
    .select(['guid', 'counter', 'subjectGuid', sql<BadgedKind>`kind`.as('kind')])
    .where('editionGuid', '=', editionGuid)
    .where('revokedAt', 'is', null)
    .where('kind', 'in', [...badgedKinds])
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...guids]))))
    .orderBy('guid')
    .forUpdate()
    .execute()
  if (passes.length === 0) return []
  const events = await tx
    .selectFrom('badgeEvent')
    .select(['passGuid', 'counter', sql<BadgeEvent>`event`.as('event')])
    .where(({ eb, val }) => eb('passGuid', '=', eb.fn.any(val(passes.map(({ guid }) => guid)))))
    .execute()
  return passes.map(pass => ({
    ...pass,
    events: events
      .filter(({ passGuid, counter }) => passGuid === pass.guid && counter === pass.counter)
      .map(({ event }) => event),
  }))
}

/** Everybody whose badge stands to be printed. */
export async function listUnprinted(reader: Reader, editionGuid: string, limit: number): Promise<string[]> {
  const rows = await badges(reader, { editionGuid })
    .select('pass.guid')
    .where('pass.badgeStanding', '=', 'toPrint')
    .orderBy('pass.guid')
    .limit(limit)
    .execute()
  return rows.map(({ guid }) => guid)
}

/** A new print under the next number of the edition; the caller has `lockBadgePrints`. */
export async function insertBadgePrint(
  tx: Tx,
  print: { editionGuid: string; at: Date; byAccount: string },
): Promise<{ guid: string; number: number }> {
  return tx
    .insertInto('badgePrint')
    .values(({ selectFrom }) => ({
      ...print,
      number: selectFrom('badgePrint')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('editionGuid', '=', print.editionGuid),
    }))
    .returning(['guid', 'number'])
    .executeTakeFirstOrThrow()
}

/** Between two prints at once: the second waits for the first, and takes the number after it. */
export async function lockBadgePrints(tx: Tx, editionGuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('badge_print'), hashtext(${editionGuid}))`.execute(tx)
}

/** So many in one statement: each also tells its pass how the badge stands. */
const eventsAtOnce = 500

export async function recordBadgeEvents(
  tx: Tx,
  passes: readonly { guid: string; counter: number }[],
  facts: { event: BadgeEvent; at: Date; byAccount: string; printGuid?: string; reason?: string },
): Promise<void> {
  for (let from = 0; from < passes.length; from += eventsAtOnce)
    await tx
      .insertInto('badgeEvent')
      .values(
        passes
          .slice(from, from + eventsAtOnce)
          .map(({ guid: passGuid, counter }) => ({ passGuid, counter, ...facts })),
      )
      .execute()
}

/** A print of this edition. */
export async function findBadgePrint(reader: Reader, wanted: { guid: string; editionGuid: string }) {
  const print = await reader
    .selectFrom('badgePrint')
    .select(['guid', 'number'])
    .where('guid', '=', wanted.guid)
    .where('editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
  return print ?? null
}

/** The passes of a print that are still as they were printed, by name: who is voided or reissued since is left out. */
export async function listPrinted(
  reader: Reader,
  wanted: { editionGuid: string; printGuid: string },
): Promise<string[]> {
  const rows = await badges(reader, wanted)
    .innerJoin('badgeEvent', join =>
      join
        .onRef('badgeEvent.passGuid', '=', 'pass.guid')
        .onRef('badgeEvent.counter', '=', 'pass.counter')
        .on('badgeEvent.printGuid', '=', wanted.printGuid),
    )
    .select('pass.guid')
    .orderBy('pass.listName')
    .orderBy('pass.guid')
    .execute()
  return rows.map(({ guid }) => guid)
}

/** What is printed on these badges; who is void by now is left out. */
export function listWearers(reader: Reader, wanted: { editionGuid: string; guids: readonly string[] }) {
  return badges(reader, wanted)
    .where(({ eb, val }) => eb('pass.guid', '=', eb.fn.any(val([...wanted.guids]))))
    .leftJoin('file', 'file.guid', 'participant.photographFileGuid')
    .leftJoin('badge', join =>
      join
        .onRef('badge.participantGuid', '=', 'participant.guid')
        .onRef('badge.editionGuid', '=', 'pass.editionGuid'),
    )
    .select([
      'pass.guid',
      'pass.counter',
      sql<BadgedKind>`pass.kind`.as('kind'),
      'participant.guid as participantGuid',
      'participant.prefix',
      'participant.role',
      'participant.position',
      'participantCompany.shortName',
      'file.storageKey',
      'badge.wifiCode',
      'employee.onSiteRole',
      'employee.onForum',
      'employee.onMontage',
      'staffCompany.name as companyName',
      firstShift.as('firstShift'),
      lastShift.as('lastShift'),
      sql<string | null>`coalesce(participant.last_name, employee.last_name, volunteer.last_name)`.as(
        'lastName',
      ),
      sql<string | null>`coalesce(participant.first_name, employee.first_name, volunteer.first_name)`.as(
        'firstName',
      ),
      sql<string | null>`coalesce(participant.middle_name, employee.middle_name, volunteer.middle_name)`.as(
        'middleName',
      ),
      sql<
        string | null
      >`coalesce(participant.latin_last_name, employee.latin_last_name, volunteer.latin_last_name)`.as(
        'latinLastName',
      ),
      sql<
        string | null
      >`coalesce(participant.latin_first_name, employee.latin_first_name, volunteer.latin_first_name)`.as(
        'latinFirstName',
      ),
    ])
    .execute()
}

export type WearerRow = Awaited<ReturnType<typeof listWearers>>[number]
