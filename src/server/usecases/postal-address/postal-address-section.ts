import type * as routes from '#contract/postal-address.ts'
import type { PostalAddressSection, PostalAddressValues } from '#contract/postal-address.ts'
import { judgeAddress } from '#domain/postal-address/judge-address.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPostalAddress, savePostalAddressRow } from '#server/persistence/postal-address-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { fullName } from '../participant/present-participant.ts'

/** Where the closing documents are posted. */
export async function readPostalAddress(
  { actor, params: { guid } }: CallOf<typeof routes.readPostalAddress, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<PostalAddressSection> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'documents' })
  return presentPostalAddress(needs.database, record)
}

export async function presentPostalAddress(
  reader: Reader,
  record: ParticipantRecord,
): Promise<PostalAddressSection> {
  const row = await findPostalAddress(reader, record.guid)
  return {
    version: row?.version ?? 0,
    address: row ? addressOf(row) : null,
    proposed: { recipient: record.companyName ?? fullName(record), country: record.country ?? 'RU' },
  }
}

/** The columns that the person writes. */
export function addressOf(row: PostalAddressValues): PostalAddressValues {
  const { recipient, country, postalCode, region, city, street } = row
  return { recipient, country, postalCode, region, city, street }
}

/** Saves it on the version it was read in. */
export const savePostalAddress: UseCase<typeof routes.savePostalAddress, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, ...address }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, role } = await lockParticipantFor(tx, actor, { guid, concern: 'documents' })
    if (record.status !== 'pending' && record.status !== 'approved') refuse('state_forbids')
    const verdict = judgeAddress(address)
    if (!verdict.ok) refuse(verdict.code, { details: verdict.faults })
    const before = await findPostalAddress(tx, guid)
    const saved = await savePostalAddressRow(tx, { participantGuid: guid, version, address, at })
    if (!saved) refuse('changed_meanwhile')
    const fields = Object.keys(address) as (keyof PostalAddressValues)[]
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'savePostalAddress',
      // Which fields, never the address.
      toValue: fields.filter(field => before?.[field] !== address[field]).join(' ') || null,
      requestId: facts.requestId,
    })
  })
  return readPostalAddress({ actor, params: { guid } }, needs)
}
