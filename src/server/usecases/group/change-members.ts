import type { z } from 'zod'
import type * as routes from '#contract/group.ts'
import type { BulkResult, changeMembers as route } from '#contract/group.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { judgeMemberChange, type MemberChange, memberChanges } from '#domain/group/member-change.ts'
import { noTransfer, type Transfer } from '#domain/transfer/transfer.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { changeMembersForms, setTransfers } from '#server/persistence/group-bulk-queries.ts'
import { listMembersOf, type MemberRecord } from '#server/persistence/group-member-queries.ts'
import { tellParticipants } from '#server/persistence/live-queries.ts'
import { noteChanges } from '#server/persistence/member-notice-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { listTransfersOf } from '#server/persistence/transfer-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { isBadgeLocked } from '../badge/read-badge.ts'
import { isTransferLocked, transferOf } from '../transfer/read-transfer.ts'
import { judgedTransfer, openHubs } from '../transfer/save-transfer.ts'
import { isFilledInHere, type MemberContext, memberState } from './member-facts.ts'
import { lockGroup } from './permitted-group.ts'

type Input = z.output<(typeof route)['body']>
/** The requested change, with the transfer in its stored form. */
type Wanted = {
  role: Input['change']['role']
  position: string | undefined
  transfer: Transfer | undefined
}

const inChange = (field: string) => `change.transfer.${field}`

/** The audit actions used when people change it themselves. */
const auditedAs = {
  role: 'saveMember',
  position: 'saveBadge',
  transfer: 'saveTransfer',
} as const satisfies Record<MemberChange, AuditAction>

/** Coordinators make several changes in a row: people are told of all of them at once. */
const noticeMilliseconds = 10 * 60_000

/**
 * Sets role, position or transfer of many members, with as few statements for five hundred as for one. Members who may not be changed are left alone
 * and reported with the reason; members who already have the value succeed without a trace.
 */
export const changeMembers: UseCase<
  typeof routes.changeMembers,
  'clock' | 'database' | 'jobs' | 'published'
> = async ({ actor, params: { guid: groupGuid }, body: { participantGuids, change }, facts }, needs) => {
  const at = needs.clock.now()
  const guids = [...new Set(participantGuids)]
  // Before the transaction: reading content must not prolong a lock on people.
  const hubs = await openHubs(needs)
  return needs.database.transaction().execute(async tx => {
    const context = { ...(await lockGroup(tx, actor, groupGuid)), at }
    const transfer =
      change.transfer && judgedTransfer(change.transfer, { hubs, edition: context.edition, place: inChange })
    const wanted: Wanted = { role: change.role, position: change.position, transfer }
    const members = await lockedMembers(tx, context, guids)
    const { results, permitted } = judgeAll(guids, members, { change: wanted, ...context })
    const changed = await differing(tx, permitted, wanted)
    await write(tx, changed, { wanted, at })
    await recordAudits(
      tx,
      changed.flatMap(({ record, fields }) =>
        fields.map(field => ({
          at,
          actorGuid: actor.accountGuid,
          actorRole: 'coordinator' as const,
          subjectKind: 'participant' as const,
          subjectGuid: record.guid,
          action: auditedAs[field],
          toValue: field,
          requestId: facts.requestId,
        })),
      ),
    )
    await tell(needs, tx, { context, changed })
    return { results }
  })
}

async function lockedMembers(
  tx: Tx,
  { group, edition }: MemberContext,
  participantGuids: string[],
): Promise<Map<string, MemberRecord>> {
  const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuids }
  const known = (await listMembersOf(tx, wanted)).map(({ guid }) => guid)
  await lockParticipants(tx, { guids: known, editionGuid: edition.guid })
  return new Map((await listMembersOf(tx, wanted)).map(record => [record.guid, record]))
}

function judgeAll(
  guids: string[],
  members: Map<string, MemberRecord>,
  { change, group, edition, at }: MemberContext & { change: Wanted },
) {
  const locks = { badgeLocked: isBadgeLocked(edition, at), transferLocked: isTransferLocked(edition, at) }
  const wanted = memberChanges.filter(field => change[field] !== undefined)
  const permitted: MemberRecord[] = []
  const results = guids.map((participantGuid): BulkResult['results'][number] => {
    const record = members.get(participantGuid)
    if (!record) return { participantGuid, ok: false, code: 'not_found' }
    const verdict = judgeMemberChange(memberState(record, group), wanted, locks)
    if (verdict.ok) permitted.push(record)
    return { participantGuid, ok: verdict.ok, code: verdict.ok ? null : verdict.code }
  })
  return { results, permitted }
}

type Changed = { record: MemberRecord; fields: MemberChange[] }

/** The members for whom something changes, and what. */
async function differing(
  tx: Tx,
  records: MemberRecord[],
  { role, position, transfer }: Wanted,
): Promise<Changed[]> {
  const rows =
    transfer && records.length > 0
      ? await listTransfersOf(
          tx,
          records.map(({ guid }) => guid),
        )
      : []
  const transfers = new Map(rows.map(row => [row.participantGuid, transferOf(row)]))
  return records
    .map(record => {
      const fields: MemberChange[] = []
      if (role && role !== record.role) fields.push('role')
      if (position !== undefined && position !== record.position) fields.push('position')
      if (transfer && !isSameTransfer(transfers.get(record.guid), transfer)) fields.push('transfer')
      return { record, fields }
    })
    .filter(({ fields }) => fields.length > 0)
}

function isSameTransfer(before: Transfer | undefined, after: Transfer): boolean {
  const fields = Object.keys(noTransfer) as (keyof Transfer)[]
  return before !== undefined && fields.every(field => before[field] === after[field])
}

async function write(
  tx: Tx,
  changed: Changed[],
  { wanted: { role, position, transfer }, at }: { wanted: Wanted; at: Date },
): Promise<void> {
  const whose = (...wanted: MemberChange[]) =>
    changed
      .filter(({ fields }) => wanted.some(field => fields.includes(field)))
      .map(({ record }) => record.guid)
  await changeMembersForms(tx, whose('role', 'position'), {
    change: { role, position },
    at,
  })
  if (transfer) await setTransfers(tx, whose('transfer'), { transfer, at })
}

/** Notifies open cabinets at once; confirmed people also get one message for all changes within ten minutes. */
async function tell(
  needs: Needs<'clock' | 'jobs'>,
  tx: Tx,
  { context: { group }, changed }: { context: MemberContext; changed: Changed[] },
): Promise<void> {
  await tellParticipants(
    tx,
    changed.map(({ record }) => record.guid),
  )
  const dueAt = new Date(needs.clock.wall().getTime() + noticeMilliseconds)
  const told = changed.filter(
    ({ record }) => !isFilledInHere(record, group) && record.accountGuid !== group.accountGuid,
  )
  for (const field of ['position', 'transfer'] as const)
    await noteChanges(tx, {
      applicationGuids: told
        .filter(({ fields }) => fields.includes(field))
        .map(({ record }) => record.applicationGuid),
      groupGuid: group.guid,
      changed: [field],
      dueAt,
    })
  if (told.length > 0)
    await needs.jobs.enqueue(
      tx,
      { name: 'member-notices', payload: { groupGuid: group.guid } },
      { startAfter: dueAt },
    )
}
