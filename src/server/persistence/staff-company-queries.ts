import type { Expression, Insertable, Updateable } from 'kysely'
import type { SessionStaffCompany } from '#contract/auth.ts'
import type { SiteWindow } from '#domain/edition/site-window.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import type { ForumDayQuotas } from '#domain/staff-company/forum-day-quota.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export type StaffCompanyRow = NonNullable<Awaited<ReturnType<typeof findStaffCompany>>>

type Wanted = { guid: string; editionGuid: string; accountGuid: string }

function companies(reader: Reader) {
  return reader
    .selectFrom('staffCompany')
    .innerJoin('account as owner', 'owner.guid', 'staffCompany.accountGuid')
    .selectAll('staffCompany')
    .select('owner.phone as ownerPhone')
}

/** The company, if this account is responsible for it in this edition. */
export function findStaffCompany(reader: Reader, { guid, editionGuid, accountGuid }: Wanted) {
  return companies(reader)
    .where('staffCompany.guid', '=', guid)
    .where('staffCompany.editionGuid', '=', editionGuid)
    .where('staffCompany.accountGuid', '=', accountGuid)
    .executeTakeFirst()
}

/** The company of this edition, whoever is responsible for it. */
export function findStaffCompanyOfEdition(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
) {
  return companies(reader)
    .where('staffCompany.guid', '=', guid)
    .where('staffCompany.editionGuid', '=', editionGuid)
    .executeTakeFirst()
}

/** The company that a self-registration link belongs to. */
export function findCompanyOfLink(reader: Reader, wanted: { registrationGuid: string; editionGuid: string }) {
  return companies(reader)
    .where('staffCompany.registrationGuid', '=', wanted.registrationGuid)
    .where('staffCompany.editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
}

/** The companies of the current edition for which an account is responsible. */
export function staffCompaniesOfAccount(reader: Reader, accountGuid: string | Expression<string>) {
  return (
    reader
      .selectFrom('staffCompany')
      // An alias, because the account passed in may be a column of the outer query.
      .innerJoin('account as owner', 'owner.guid', 'staffCompany.accountGuid')
      .innerJoin('edition', join =>
        join.onRef('edition.guid', '=', 'staffCompany.editionGuid').on('edition.isCurrent', '=', true),
      )
      .select([
        'staffCompany.guid',
        'staffCompany.firstName',
        'staffCompany.middleName',
        'staffCompany.lastName',
        'staffCompany.email',
        'staffCompany.position',
        'staffCompany.contractorRole',
        'staffCompany.name',
        'owner.phone',
      ])
      .where('staffCompany.accountGuid', '=', accountGuid)
      .orderBy('staffCompany.guid')
  )
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof staffCompaniesOfAccount>['executeTakeFirstOrThrow']>>

export function presentSessionStaffCompanies(rows: SessionRow[]): SessionStaffCompany[] {
  return rows.map(row => ({
    guid: row.guid,
    name: row.name,
    ownerFirstName: row.firstName,
    ownerMiddleName: row.middleName,
    ownerLastName: row.lastName,
    ownerPhone: row.phone,
    ownerEmail: row.email,
    ownerPosition: row.position,
    contractorRole: row.contractorRole,
  }))
}

/** The company locked until the transaction ends: places are taken, and the responsible employee changes, one after another. */
export async function lockStaffCompany(tx: Tx, wanted: Wanted): Promise<StaffCompanyRow | undefined> {
  await tx.selectFrom('staffCompany').select('guid').where('guid', '=', wanted.guid).forUpdate().execute()
  return findStaffCompany(tx, wanted)
}

export async function insertStaffCompany(tx: Tx, company: Insertable<DB['staffCompany']>): Promise<string> {
  const { guid } = await tx
    .insertInto('staffCompany')
    .values(company)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** Saves a locked company and increases its version. */
export async function saveStaffCompanyRow(
  tx: Tx,
  guid: string,
  change: Omit<Updateable<DB['staffCompany']>, 'guid' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('staffCompany')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

/** Places on the forum days in each package of an edition; none where it gives none. */
export async function readForumDayQuotas(reader: Reader, editionGuid: string): Promise<ForumDayQuotas> {
  const rows = await reader
    .selectFrom('forumDayQuota')
    .select(['contractorRole', 'places'])
    .where('editionGuid', '=', editionGuid)
    .execute()
  const none: ForumDayQuotas = {
    generalPartner: 0,
    officialPartner: 0,
    partner: 0,
    exhibitor: 0,
    contractor: 0,
  }
  return { ...none, ...Object.fromEntries(rows.map(row => [row.contractorRole, row.places])) }
}

/** When people work on site, in order of time. */
export async function readSiteWindows(reader: Reader, editionGuid: string): Promise<SiteWindow[]> {
  const rows = await reader
    .selectFrom('siteWindow')
    .select(['part', 'fromAt', 'toAt'])
    .where('editionGuid', '=', editionGuid)
    .orderBy('fromAt')
    .execute()
  return rows.map(row => ({
    part: row.part,
    from: row.fromAt.getTime(),
    to: row.toAt.getTime(),
  }))
}

/** The places of each package, written over where the edition has them. */
export async function saveForumDayQuotas(tx: Tx, editionGuid: string, quotas: ForumDayQuotas): Promise<void> {
  await tx
    .insertInto('forumDayQuota')
    .values(
      contractorRoles.map(contractorRole => ({
        editionGuid,
        contractorRole,
        places: quotas[contractorRole],
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['editionGuid', 'contractorRole'])
        .doUpdateSet(eb => ({ places: eb.ref('excluded.places') })),
    )
    .execute()
}

/** The windows of an edition, instead of those it has. */
export async function saveSiteWindows(
  tx: Tx,
  editionGuid: string,
  windows: readonly SiteWindow[],
): Promise<void> {
  await tx.deleteFrom('siteWindow').where('editionGuid', '=', editionGuid).execute()
  if (windows.length > 0)
    await tx
      .insertInto('siteWindow')
      .values(
        windows.map(({ part, from, to }) => ({
          editionGuid,
          part,
          fromAt: new Date(from),
          toAt: new Date(to),
        })),
      )
      .execute()
}
