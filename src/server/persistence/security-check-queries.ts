import { sql } from 'kysely'
import type { CheckedKind } from '#domain/security-check/checked-kind.ts'
import type { ReplyVerdict } from '#domain/security-check/reply-verdict.ts'
import type { Reader, Tx } from './database.ts'
import { isWithin } from './list-order.ts'

/** Between two who make a list at once: the second waits, and finds whom the first has left. */
export async function lockSecurityChecks(tx: Tx, editionGuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('security_check'), hashtext(${editionGuid}))`.execute(tx)
}

/** A new list under the next number of the edition; the caller has `lockSecurityChecks`. */
export async function insertSecurityCheck(
  tx: Tx,
  check: { editionGuid: string; purpose: 'check' | 'review'; people: number; at: Date; byAccount: string },
): Promise<{ guid: string; number: number }> {
  return tx
    .insertInto('securityCheck')
    .values(({ selectFrom }) => ({
      ...check,
      number: selectFrom('securityCheck')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('editionGuid', '=', check.editionGuid),
    }))
    .returning(['guid', 'number'])
    .executeTakeFirstOrThrow()
}

export async function insertCheckRows(
  tx: Tx,
  checkGuid: string,
  people: readonly { kind: CheckedKind; subjectGuid: string; asOf: string }[],
): Promise<void> {
  await tx
    .insertInto('securityCheckRow')
    .values(
      people.map(({ kind, subjectGuid, asOf }, index) => ({
        ...{ checkGuid, kind, subjectGuid, asOf },
        line: index + 1,
      })),
    )
    .execute()
}

function checks(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('securityCheck')
    .leftJoin('organiser', 'organiser.accountGuid', 'securityCheck.byAccount')
    .select(['securityCheck.guid', 'number', 'purpose', 'people', 'at', 'organiser.name as madeBy'])
    .select([
      sql<bigint>`(select count(*) from security_check_row as handed where handed.check_guid = security_check.guid)`.as(
        'left',
      ),
      sql<bigint>`(select count(handed.verdict) from security_check_row as handed
        where handed.check_guid = security_check.guid)`.as('answered'),
      sql<Date | null>`(select max(handover.at) from security_check_handover as handover
        where handover.check_guid = security_check.guid)`.as('handedOverAt'),
      sql<bigint>`(select count(*) from security_check_handover as handover
        where handover.check_guid = security_check.guid)`.as('handovers'),
    ])
    .where('securityCheck.editionGuid', '=', editionGuid)
}

export type SecurityCheckRecord = Awaited<ReturnType<typeof listChecks>>[number]

/** Lists of an edition, the newest first; one more than the page. */
export function listChecks(
  reader: Reader,
  wanted: {
    editionGuid: string
    below: number | null
    limit: number
    /** When the list was made; `before` itself no longer counts. */
    since?: Date | undefined
    before?: Date | undefined
  },
) {
  const { below } = wanted
  let query = checks(reader, wanted.editionGuid).where(isWithin(sql.ref('securityCheck.at'), wanted))
  if (below !== null) query = query.where('number', '<', below)
  return query
    .orderBy('number', 'desc')
    .limit(wanted.limit + 1)
    .execute()
}

export async function findCheck(
  reader: Reader,
  wanted: { guid: string; editionGuid: string },
): Promise<SecurityCheckRecord | null> {
  const found = await checks(reader, wanted.editionGuid)
    .where('securityCheck.guid', '=', wanted.guid)
    .executeTakeFirst()
  return found ?? null
}

export async function recordHandover(
  tx: Tx,
  handover: { checkGuid: string; at: Date; byAccount: string; people: number },
): Promise<void> {
  await tx.insertInto('securityCheckHandover').values(handover).execute()
}

/** Writes down what the service said of these rows; said twice it is written once. */
export async function recordVerdicts(
  tx: Tx,
  checkGuid: string,
  said: { lines: readonly number[]; verdict: ReplyVerdict; at: Date; byAccount: string },
): Promise<void> {
  if (said.lines.length === 0) return
  await tx
    .updateTable('securityCheckRow')
    .set({ verdict: said.verdict, verdictAt: said.at, verdictBy: said.byAccount })
    .where('checkGuid', '=', checkGuid)
    .where('verdict', 'is distinct from', said.verdict)
    .where(({ eb, val }) => eb('line', '=', eb.fn.any(val([...said.lines]))))
    .execute()
}

/** Takes somebody out of every list: what was handed over about them is erased. */
export async function dropFromChecks(tx: Tx, subjectGuid: string): Promise<void> {
  await tx.deleteFrom('securityCheckRow').where('subjectGuid', '=', subjectGuid).execute()
}
