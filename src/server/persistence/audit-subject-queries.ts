import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { Reader } from './database.ts'

type PersonName = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinFirstName: string | null
  latinLastName: string | null
}

/** What an entry of the log is about, as far as it is still there. */
export type AuditSubject = {
  guid: string
  person?: PersonName
  /** The name of anything else. */
  name?: string
  invoice?: { year: number; number: number }
  applicationGuid?: string | null
  contentKind?: ContentKind
}

const names = ['lastName', 'firstName', 'middleName', 'latinFirstName', 'latinLastName'] as const

/** Applications with the people who made them, by a guid of either. */
async function readPeople(
  reader: Reader,
  guids: string[],
  by: 'application' | 'participant',
): Promise<AuditSubject[]> {
  const rows = await reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select(['application.guid as applicationGuid', 'participant.guid as participantGuid'])
    .select(['participant.lastName', 'participant.firstName', 'participant.middleName'])
    .select(['participant.latinFirstName', 'participant.latinLastName'])
    .where(by === 'application' ? 'application.guid' : 'participant.guid', 'in', guids)
    .execute()
  return rows.map(({ applicationGuid, participantGuid, ...person }) => ({
    guid: by === 'application' ? applicationGuid : participantGuid,
    ...{ person, applicationGuid },
  }))
}

const ofApplication = (reader: Reader, guids: string[]) => readPeople(reader, guids, 'application')

async function readStaff(
  reader: Reader,
  guids: string[],
  table: 'employee' | 'volunteer',
): Promise<AuditSubject[]> {
  const rows = await reader
    .selectFrom(table)
    .select(['guid', ...names])
    .where('guid', 'in', guids)
    .execute()
  return rows.map(({ guid, ...person }) => ({ guid, person }))
}

async function readVehicles(reader: Reader, guids: string[]): Promise<AuditSubject[]> {
  const rows = await reader
    .selectFrom('vehicle')
    .select(['guid', 'plate as name'])
    .where('guid', 'in', guids)
    .execute()
  return rows
}

/** A pass is its holder's. */
async function readPasses(reader: Reader, guids: string[]): Promise<AuditSubject[]> {
  const passes = await reader
    .selectFrom('pass')
    .select(['guid', 'kind', 'subjectGuid'])
    .where('guid', 'in', guids)
    .execute()
  const holders = await Promise.all(
    [...Map.groupBy(passes, ({ kind }) => kind)].map(([kind, of]) =>
      passHolders[kind](
        reader,
        of.map(({ subjectGuid }) => subjectGuid),
      ),
    ),
  )
  const byGuid = new Map(holders.flat().map(holder => [holder.guid, holder]))
  return passes.flatMap(({ guid, subjectGuid }) => {
    const holder = byGuid.get(subjectGuid)
    return holder ? [{ ...holder, guid }] : []
  })
}

type Read = (reader: Reader, guids: string[]) => Promise<AuditSubject[]>

const passHolders: Record<'participant' | 'employee' | 'vehicle' | 'volunteer', Read> = {
  participant: ofApplication,
  employee: (reader, guids) => readStaff(reader, guids, 'employee'),
  vehicle: readVehicles,
  volunteer: (reader, guids) => readStaff(reader, guids, 'volunteer'),
}

/** How the things of each kind are named; a kind that is missing here has no names. */
const readers: Partial<Record<AuditSubjectKind, Read>> = {
  application: ofApplication,
  // A look at a scan names the person, everything else the application.
  passport: async (reader, guids) => [
    ...(await ofApplication(reader, guids)),
    ...(await readPeople(reader, guids, 'participant')),
  ],
  payment: ofApplication,
  participant: (reader, guids) => readPeople(reader, guids, 'participant'),
  invoice: async (reader, guids) => {
    const rows = await reader
      .selectFrom('invoice')
      .select(['guid', 'year', 'number'])
      .where('guid', 'in', guids)
      .execute()
    return rows.map(({ guid, ...invoice }) => ({ guid, invoice }))
  },
  chat: async (reader, guids) => {
    const chats = await reader
      .selectFrom('chat')
      .select(['guid', 'participantGuid'])
      .where('guid', 'in', guids)
      .execute()
    const wanted = chats.flatMap(({ participantGuid }) => participantGuid ?? [])
    const people = wanted.length > 0 ? await readPeople(reader, wanted, 'participant') : []
    const byGuid = new Map(people.map(person => [person.guid, person]))
    return chats.map(({ guid, participantGuid }) => ({ ...byGuid.get(participantGuid ?? ''), guid }))
  },
  group: (reader, guids) =>
    reader
      .selectFrom('participantGroup')
      .select(['guid', 'companyShortName as name'])
      .where('guid', 'in', guids)
      .execute(),
  staffCompany: (reader, guids) =>
    reader.selectFrom('staffCompany').select(['guid', 'name']).where('guid', 'in', guids).execute(),
  employee: passHolders.employee,
  vehicle: readVehicles,
  volunteer: passHolders.volunteer,
  pass: readPasses,
  organiser: (reader, guids) =>
    reader
      .selectFrom('organiser')
      .select(['accountGuid as guid', 'name'])
      .where('accountGuid', 'in', guids)
      .execute(),
  gateDevice: (reader, guids) =>
    reader.selectFrom('gateDevice').select(['guid', 'name']).where('guid', 'in', guids).execute(),
  content: (reader, guids) =>
    reader
      .selectFrom('contentItem')
      .select(['guid', 'kind as contentKind'])
      .where('guid', 'in', guids)
      .execute(),
}

/** What these entries are about, by kind and guid; a kind is one query, whatever the number of entries. */
export async function readAuditSubjects(
  reader: Reader,
  entries: readonly { subjectKind: AuditSubjectKind; subjectGuid: string }[],
): Promise<Map<string, AuditSubject>> {
  const byKind = Map.groupBy(entries, ({ subjectKind }) => subjectKind)
  const found = await Promise.all(
    [...byKind].map(async ([kind, of]) => {
      const guids = [...new Set(of.map(({ subjectGuid }) => subjectGuid))]
      const subjects = (await readers[kind]?.(reader, guids)) ?? []
      return subjects.map(subject => [subjectKey(kind, subject.guid), subject] as const)
    }),
  )
  return new Map(found.flat())
}

export const subjectKey = (kind: AuditSubjectKind, guid: string): string => `${kind} ${guid}`

/** Those who have left too, because the log still names them. */
export async function readOrganiserNames(reader: Reader): Promise<{ guid: string; name: string }[]> {
  return reader.selectFrom('organiser').select(['accountGuid as guid', 'name']).orderBy('name').execute()
}
