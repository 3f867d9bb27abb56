import { judgeConfirmationLink } from '#domain/confirmation/confirmation-link.ts'
import { maskName } from '#domain/person/mask-name.ts'
import { findLink, findRegistrant, type Registrant } from '#server/persistence/confirmation-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { asLocked, type Locked } from '#server/persistence/locked.ts'
import {
  findParticipant,
  lockParticipant,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { hashToken } from './confirmation-token.ts'

/** An application waiting for its person, with its registrant. */
export type OpenedLink<Row = ParticipantRecord> = {
  record: Row
  edition: EditionRow
  registrant: Registrant | undefined
  expiresAt: Date
}

/** The application behind an SMS link; refused when the link is not valid (`link_invalid`, `link_used`, `confirmation_expired`). */
export async function findByToken(
  needs: Needs<'clock' | 'sealer'>,
  reader: Reader,
  token: string,
): Promise<OpenedLink> {
  const link = (await findLink(reader, hashToken(needs, token))) ?? refuse('link_invalid')
  const edition = await readCurrentEdition(reader)
  const record = await findParticipant(reader, { guid: link.participantGuid, editionGuid: edition.guid })
  // The application belongs to a past edition.
  if (!record || record.applicationGuid !== link.applicationGuid) return refuse('link_invalid')
  const registrant = await findRegistrant(reader, record)
  const verdict = judgeConfirmationLink(link, needs.clock.now())
  if (!verdict.ok) {
    // In the language of the link's message.
    const name = record.locale === 'en' ? registrant?.latinName : registrant?.name
    refuse(verdict.code, { parameters: { registrant: maskName(name ?? '') || edition.supportEmail } })
  }
  return { record, edition, registrant, expiresAt: link.expiresAt }
}

/** The same, with participant and application locked, so that of simultaneous confirmations the second finds the link used. */
export async function lockByToken(
  needs: Needs<'clock' | 'sealer'>,
  tx: Tx,
  token: string,
): Promise<OpenedLink<Locked<ParticipantRecord>>> {
  const { record, edition } = await findByToken(needs, tx, token)
  await lockParticipant(tx, { guid: record.guid, editionGuid: edition.guid })
  const opened = await findByToken(needs, tx, token)
  return { ...opened, record: asLocked(opened.record) }
}
