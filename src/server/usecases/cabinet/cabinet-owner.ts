import type { CabinetOwner } from '#domain/participant/cabinet-part.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listSessionGroups } from '#server/persistence/group-queries.ts'
import { findGroup, findGroupOfApplication, type GroupRow } from '#server/persistence/group-record-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

/** What decides which pages somebody's cabinet has. */
export async function cabinetOwner(reader: Reader, record: ParticipantRecord): Promise<CabinetOwner> {
  const [group, coordinated] = await Promise.all([
    findGroupOfApplication(reader, record.applicationGuid),
    coordinatedGroups(reader, record),
  ])
  return {
    status: record.status,
    isSpeaker: record.role === 'speaker',
    hasGroup: group !== undefined || coordinated.length > 0,
  }
}

/** The group whose board the person opens; somebody who was written down by another account has none. */
export async function coordinatedGroup(
  reader: Reader,
  record: ParticipantRecord,
  editionGuid: string,
): Promise<GroupRow | undefined> {
  const [group] = await coordinatedGroups(reader, record)
  const { accountGuid } = record
  return group && findGroup(reader, { guid: group.guid, editionGuid, accountGuid })
}

function coordinatedGroups(reader: Reader, record: ParticipantRecord) {
  return record.isPrimary ? listSessionGroups(reader, record.accountGuid) : Promise.resolve([])
}
