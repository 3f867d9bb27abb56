import { sql } from 'kysely'
import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'
import { companyOf, type GroupRow } from './group-record-queries.ts'
import { refreshSearchTexts } from './participant-queries.ts'

/** One person of a list, in the shape of the form. */
export type ListedPerson = {
  guid: string
  phone: string
  role: 'participant' | 'speaker' | 'media'
  person: {
    firstName: string | null
    lastName: string | null
    middleName: string | null
    noMiddleName: boolean
    latinFirstName: string | null
    latinLastName: string | null
    email: string | null
    country: string | null
    citizenship: string | null
    birthDate: string | null
    position: string | null
  }
  media: { mediaName: string | null; mediaWebsite: string | null }
}

export type ListedNumber = { participantGuid: string; numberHash: Buffer } & Sealed

/** Guids for rows to be inserted, in ascending order. */
export async function nextGuids(reader: Reader, count: number): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select uuidv7() as guid from generate_series(1, ${count})`.execute(reader)
  return rows.map(({ guid }) => guid)
}

/** Which of these phones are in use in the edition, in an application that is not withdrawn: by a member of this group, or elsewhere. */
export async function findTakenPhones(
  reader: Reader,
  { editionGuid, groupGuid, phones }: { editionGuid: string; groupGuid: string; phones: string[] },
): Promise<Map<string, 'here' | 'elsewhere'>> {
  if (phones.length === 0) return new Map()
  const rows = await reader
    .selectFrom('application')
    .leftJoin('groupMember', join =>
      join
        .onRef('groupMember.applicationGuid', '=', 'application.guid')
        .on('groupMember.groupGuid', '=', groupGuid)
        .on('groupMember.removedAt', 'is', null),
    )
    .select(['primaryPhone', 'groupMember.groupGuid as here'])
    .where('editionGuid', '=', editionGuid)
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`primary_phone = any(${phones}::text[])`)
    .execute()
  return new Map(
    rows.flatMap(({ primaryPhone, here }) =>
      primaryPhone ? [[primaryPhone, here ? ('here' as const) : ('elsewhere' as const)] as const] : [],
    ),
  )
}

/** Names and addresses of a group's members, to tell who is probably listed again under another phone. */
export function listMemberNames(reader: Reader, of: { editionGuid: string; groupGuid: string }) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('application', 'application.guid', 'groupMember.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select([
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
      'participant.email',
    ])
    .where('groupMember.groupGuid', '=', of.groupGuid)
    .where('groupMember.removedAt', 'is', null)
    .where('application.editionGuid', '=', of.editionGuid)
    .where('application.status', '<>', 'cancelled')
    .execute()
}

/** Which of these documents somebody has, by the keyed hashes of their numbers in hexadecimal. */
export async function findTakenNumbers(reader: Reader, hashes: Buffer[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await reader
    .selectFrom('passport')
    .select('numberHash')
    .where(sql<boolean>`number_hash = any(${hashes}::bytea[])`)
    .where(eb => eb.not(eb.and([eb('savedAt', 'is', null), endedApplication(eb.ref('participantGuid'))])))
    .execute()
  return new Set(rows.map(row => row.numberHash.toString('hex')))
}

/** A number known only from a list is free again when every application of its person was withdrawn. */
function endedApplication(participantGuid: unknown) {
  return sql<boolean>`not exists (
    select from application where application.participant_guid = ${participantGuid} and application.status <> 'cancelled')`
}

/**
 * Adds the people of a list to the group as drafts with its organisation. Phones are claimed in sorted order, so that two lists with common phones
 * cannot deadlock. Returns the phones that another application has claimed meanwhile; the caller must then roll back.
 */
export async function insertListedPeople(
  tx: Tx,
  of: { group: GroupRow; editionGuid: string; accountGuid: string; at: Date },
  people: ListedPerson[],
): Promise<string[]> {
  const { group, editionGuid, accountGuid, at } = of
  const sorted = people.toSorted((one, other) => (one.phone < other.phone ? -1 : 1))
  await tx
    .insertInto('participant')
    .values(
      sorted.map(({ guid, phone, role, person, media }) => ({
        ...{ guid, phone, role, accountGuid, ...person, ...media },
        isPrimary: false,
        registeredBy: accountGuid,
        locale: group.locale,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute()
  const company = companyOf(group)
  await tx
    .insertInto('participantCompany')
    .values(sorted.map(({ guid }) => ({ participantGuid: guid, ...company })))
    .execute()
  const claimed = await claimPhones(tx, { editionGuid, at }, sorted)
  if (claimed.length < sorted.length) {
    const won = new Set(claimed.map(({ primaryPhone }) => primaryPhone))
    return sorted.flatMap(({ phone }) => (won.has(phone) ? [] : [phone]))
  }
  await tx
    .insertInto('groupMember')
    .values(claimed.map(({ guid }) => ({ applicationGuid: guid, groupGuid: group.guid, addedAt: at })))
    .execute()
  await refreshSearchTexts(
    tx,
    sorted.map(({ guid }) => guid),
  )
  return []
}

/** The index `application_primary_phone` decides; the later claim is skipped. */
function claimPhones(tx: Tx, of: { editionGuid: string; at: Date }, people: ListedPerson[]) {
  return tx
    .insertInto('application')
    .values(
      people.map(({ guid, phone }) => ({
        editionGuid: of.editionGuid,
        participantGuid: guid,
        primaryPhone: phone,
        createdAt: of.at,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['editionGuid', 'primaryPhone'])
        .where('primaryPhone', 'is not', null)
        .where('status', '<>', 'cancelled')
        .doNothing(),
    )
    .returning(['guid', 'primaryPhone'])
    .execute()
}

/** Stores document numbers from a list; returns the people whose number somebody else has. */
export async function insertListedNumbers(tx: Tx, numbers: ListedNumber[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const hashes = numbers.map(({ numberHash }) => numberHash)
  await tx
    .deleteFrom('passport')
    .where(sql<boolean>`number_hash = any(${hashes}::bytea[])`)
    .where('savedAt', 'is', null)
    .where(eb => endedApplication(eb.ref('participantGuid')))
    .execute()
  const kept = await tx
    .insertInto('passport')
    .values(numbers.toSorted((one, other) => Buffer.compare(one.numberHash, other.numberHash)))
    .onConflict(conflict => conflict.column('numberHash').doNothing())
    .returning('participantGuid')
    .execute()
  const won = new Set(kept.map(({ participantGuid }) => participantGuid))
  return numbers.flatMap(({ participantGuid }) => (won.has(participantGuid) ? [] : [participantGuid]))
}

/** Gives a document to the holder who entered it in full, whoever listed its number before. */
export async function releaseListedNumber(
  tx: Tx,
  { numberHash, participantGuid }: { numberHash: Buffer; participantGuid: string },
): Promise<void> {
  await tx
    .deleteFrom('passport')
    .where('numberHash', '=', numberHash)
    .where('participantGuid', '<>', participantGuid)
    .where('savedAt', 'is', null)
    .execute()
}
