import type * as routes from '#contract/transfer.ts'
import { transferValues } from '#contract/transfer.ts'
import { judgeTransfer, type TransferFault } from '#domain/transfer/judge-transfer.ts'
import { noTransfer, type Transfer, type TransferField } from '#domain/transfer/transfer.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  findTransfer,
  grantTransferRow,
  listTransfersOf,
  saveTransferRow,
} from '#server/persistence/transfer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { type ChangeableSection, refuseProposed } from '../section/changeable-section.ts'
import { describeTransfer } from './describe-transfer.ts'
import { isTransferLocked, readTransfer, transferOf } from './read-transfer.ts'

/** Saves how a person arrives and leaves, on the version they read; after the edition's date only a change request can (spec point 4). */
export const saveTransfer: UseCase<typeof routes.saveTransfer, 'clock' | 'database' | 'published'> = async (
  { actor, params: { guid }, body: { version, ...values }, facts },
  needs,
) => {
  const at = needs.clock.now()
  // Before the transaction: reading content must not prolong a lock on a person.
  const hubs = await openHubs(needs)
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'transfer' })
    if (record.status !== 'pending' && record.status !== 'approved') refuse('state_forbids')
    if (isTransferLocked(edition, at)) refuse('deadline_passed')
    const transfer = judgedTransfer(values, { hubs, edition })
    const row = await findTransfer(tx, guid)
    const saved = await saveTransferRow(tx, { participantGuid: guid, version, transfer, at })
    if (!saved) refuse('changed_meanwhile')
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'saveTransfer',
      // Which fields, never the places and times.
      toValue: changedFields(row ? transferOf(row) : null, transfer).join(' ') || null,
      requestId: facts.requestId,
    })
  })
  return readTransfer({ actor, params: { guid }, facts }, needs)
}

/** The hubs that may be chosen now. */
export async function openHubs(needs: Needs<'published'>): Promise<string[]> {
  const { current } = await needs.published.snapshot()
  return current.of('transferHub').map(({ guid }) => guid)
}

type Judging = {
  hubs: readonly string[]
  edition: Pick<EditionRow, 'startsOn' | 'endsOn'>
  /** Maps a field to its name in refusals. */
  place?: (field: string) => string
}

/** The transfer in its stored form, or the refusal of its fields. */
export function judgedTransfer(
  values: Transfer,
  { hubs, edition, place = field => field }: Judging,
): Transfer {
  const verdict = judgeTransfer(values, { forum: edition, hubs })
  if (verdict.ok) return verdict.transfer
  return refuse('fields_invalid', {
    details: verdict.faults.map(({ field, code }: TransferFault) => ({ field: place(field), code })),
  })
}

function changedFields(before: Transfer | null, after: Transfer): TransferField[] {
  const fields = Object.keys(noTransfer) as TransferField[]
  return fields.filter(field => before === null || before[field] !== after[field])
}

/** The transfer for change requests. */
export const transferSection: ChangeableSection = {
  isLocked: async ({ edition, at }) => isTransferLocked(edition, at),
  async judge({ needs, edition }, proposed) {
    const parsed = transferValues.safeParse(proposed)
    if (!parsed.success) return refuseProposed(parsed.error)
    return judgedTransfer(parsed.data, {
      hubs: await openHubs(needs),
      edition,
      place: field => `proposed.${field}`,
    })
  },
  async apply({ needs, tx, record, edition, at }, proposed) {
    // A request from weeks ago may name a hub that no longer exists.
    const transfer = judgedTransfer(transferValues.parse(proposed), { hubs: await openHubs(needs), edition })
    await grantTransferRow(tx, { participantGuid: record.guid, transfer, at })
  },
  async present({ database }, records) {
    const rows = await listTransfersOf(
      database,
      records.map(({ guid }) => guid),
    )
    const saved = new Map(rows.map(row => [row.participantGuid, transferOf(row)]))
    return new Map(
      records.map(({ guid }) => [guid, saved.get(guid) ?? { ...noTransfer, needed: null }] as const),
    )
  },
  describe: ({ needs, locale }, values) => describeTransfer(needs, locale, values),
}
