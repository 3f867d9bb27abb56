import { leavesBy } from '#domain/speaker/speaker-leaving.ts'
import { formatDay } from '#server/documents/document-format.ts'
import { findLatestChangeRequest, lockChangeRequest } from '#server/persistence/change-request-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPublicationConsent } from '#server/persistence/speaker-profile-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { changeRequestMachine } from '../transition/change-request-machine.ts'
import { withdrawCard } from './withdraw-card.ts'

type Ending = { record: ParticipantRecord; edition: EditionRow; at: Date; by: string; requestId: string }

/**
 * Ends what depends on the consent to publish a speaker's data: the card, and an undecided request to change it. If the programme still names the
 * person, they are told until when. The consent is already withdrawn and the participant locked.
 */
export async function endPublication(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  ending: Ending,
): Promise<void> {
  const { record, edition, at, by, requestId } = ending
  const participantGuid = record.guid
  const latest = await findLatestChangeRequest(tx, {
    participantGuid,
    editionGuid: edition.guid,
    kind: 'speaker',
  })
  const request = latest?.status === 'open' ? await lockChangeRequest(tx, latest.guid) : undefined
  if (request)
    await applyTransition(
      tx,
      changeRequestMachine,
      'lapse',
      { ...request, application: record.status },
      { by: { as: 'participant', at }, change: { decidedBy: by, answer: null } },
    )
  if ((await withdrawCard(tx, { participantGuid, edition, at, by, requestId })) !== 'leaving') return
  const until = leavesBy(await findPublicationConsent(tx, participantGuid), edition.timeZone)
  if (!until) return
  await tell({ needs, tx, edition }, 'speaker_leaves', record, locale => ({
    day: formatDay(until, locale),
  }))
}
