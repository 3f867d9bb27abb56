import { sql } from 'kysely'
import type { Transfer } from '#domain/transfer/transfer.ts'
import type { Tx } from './database.ts'
import type { GroupRow } from './group-record-queries.ts'
import { companyOf } from './group-record-queries.ts'
import { refreshSearchTexts } from './participant-queries.ts'
import { lockPassesOfPeople } from './pass-queries.ts'

export type MembersChange = { role?: 'participant' | 'speaker' | 'media'; position?: string }

/** Sets the same role or position for many people, each with a new version. */
export async function changeMembersForms(
  tx: Tx,
  guids: string[],
  { change, at }: { change: MembersChange; at: Date },
): Promise<void> {
  if (guids.length === 0) return
  await lockPassesOfPeople(tx, guids)
  await tx
    .updateTable('participant')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updatedAt: at }))
    .where(sql<boolean>`guid = any(${guids}::uuid[])`)
    .execute()
  if (change.position !== undefined) await refreshSearchTexts(tx, guids)
}

/** Writes one transfer for many people, whatever their versions. */
export async function setTransfers(
  tx: Tx,
  guids: string[],
  { transfer, at }: { transfer: Transfer; at: Date },
): Promise<void> {
  if (guids.length === 0) return
  const { arrivalHub, departureHub, ...rest } = transfer
  const change = { ...rest, arrivalHubGuid: arrivalHub, departureHubGuid: departureHub, savedAt: at }
  await tx
    .insertInto('transfer')
    .values(guids.map(participantGuid => ({ participantGuid, ...change })))
    .onConflict(conflict =>
      conflict
        .column('participantGuid')
        .doUpdateSet(eb => ({ ...change, version: eb('transfer.version', '+', 1) })),
    )
    .execute()
}

/** Copies the group's organisation to its members and increases their versions. */
export async function copyCompany(
  tx: Tx,
  group: GroupRow,
  { guids, at }: { guids: string[]; at: Date },
): Promise<void> {
  if (guids.length === 0) return
  await lockPassesOfPeople(tx, guids)
  await tx
    .updateTable('participantCompany')
    .set(companyOf(group))
    .where(sql<boolean>`participant_guid = any(${guids}::uuid[])`)
    .execute()
  await changeMembersForms(tx, guids, { change: {}, at })
  await refreshSearchTexts(tx, guids)
}
