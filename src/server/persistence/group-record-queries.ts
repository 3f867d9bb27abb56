import type { Insertable } from 'kysely'
import type { CompanyType } from '#domain/company/company-type.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export type GroupData = Omit<
  Insertable<DB['participantGroup']>,
  'guid' | 'version' | 'editionGuid' | 'accountGuid' | 'createdAt'
>

/** The group, if it belongs to this account and edition. */
export function findGroup(
  reader: Reader,
  wanted: { guid: string; editionGuid: string; accountGuid: string },
) {
  return reader
    .selectFrom('participantGroup')
    .selectAll()
    .where('guid', '=', wanted.guid)
    .where('editionGuid', '=', wanted.editionGuid)
    .where('accountGuid', '=', wanted.accountGuid)
    .executeTakeFirst()
}

/** A group, whoever its coordinator is. */
export function findGroupByGuid(reader: Reader, guid: string): Promise<GroupRow | undefined> {
  return reader.selectFrom('participantGroup').selectAll().where('guid', '=', guid).executeTakeFirst()
}

/** The groups in which any of these applications stands, each once. */
export function listGroupsOfApplications(reader: Reader, applicationGuids: readonly string[]) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .select(['participantGroup.guid', 'participantGroup.locale'])
    .distinct()
    .where('groupMember.removedAt', 'is', null)
    .where(({ eb, val }) => eb('groupMember.applicationGuid', '=', eb.fn.any(val([...applicationGuids]))))
    .execute()
}

/** The group of an account, locked until the transaction ends, so that members are added and removed one after another. */
export async function lockGroupRow(
  tx: Tx,
  wanted: { guid: string; editionGuid: string; accountGuid: string },
): Promise<GroupRow | undefined> {
  await tx
    .selectFrom('participantGroup')
    .select('guid')
    .where('guid', '=', wanted.guid)
    .where('accountGuid', '=', wanted.accountGuid)
    .forUpdate()
    .execute()
  return findGroup(tx, wanted)
}

/** One group for an account in an edition: the unique index `participant_group_edition_guid_account_guid_key` decides. */
export async function insertGroup(
  tx: Tx,
  group: GroupData & { editionGuid: string; accountGuid: string; createdAt: Date },
): Promise<string> {
  const { guid } = await tx
    .insertInto('participantGroup')
    .values(group)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** Saves a locked group and increases its version. */
export async function saveGroupRow(tx: Tx, guid: string, data: GroupData): Promise<void> {
  await tx
    .updateTable('participantGroup')
    .set(eb => ({ ...data, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

/** The organisation of a group in the shape of its members' company. */
export function companyOf(group: GroupRow) {
  const { hasInn, inn, kpp, siteUrl, noSite, address } = group
  return {
    ...{ hasInn, inn, kpp, siteUrl, noSite, address },
    name: group.companyName,
    shortName: group.companyShortName,
    companyType: group.companyType as CompanyType,
  }
}

export function findGroupOfApplication(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .selectAll('participantGroup')
    .where('groupMember.applicationGuid', '=', applicationGuid)
    .where('groupMember.removedAt', 'is', null)
    .executeTakeFirst()
}

/** The groups of many applications, each with the application that is in it. */
export async function listGroupsByApplication(reader: Reader, applicationGuids: string[]) {
  if (applicationGuids.length === 0) return []
  return reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .selectAll('participantGroup')
    .select('groupMember.applicationGuid')
    .where('groupMember.applicationGuid', 'in', applicationGuids)
    .where('groupMember.removedAt', 'is', null)
    .execute()
}
