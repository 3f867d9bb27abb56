import type { ActingRole } from '#domain/access/participant-access.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import {
  answerProposal,
  cancelWaitingLinks,
  endLiveLink,
  findRegistrant,
} from '../../persistence/confirmation-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { tellRegistrant } from '../confirmation/tell-registrant.ts'
import { notifyParticipant } from '../message/notify-participant.ts'

export type Ending = {
  /** The caller has locked it, and has asked whether it may end. */
  record: ParticipantRecord
  edition: EditionRow
  by: { accountGuid: string; role: ActingRole; facts: RequestFacts }
  to: ApplicationStatus
  reason: string | null
  at: Date
}

/** Ends an application: what waited to be said about it stays unsaid, its link opens nothing, and those concerned are told. */
export async function endApplication(services: Services, tx: Tx, ending: Ending): Promise<void> {
  const { record, edition, by, to, reason, at } = ending
  await changeApplication(tx, record.applicationGuid, { status: to, decisionReason: reason }, at)
  // "Approved, pay by" must not reach somebody who has withdrawn while it waited.
  await cancelMessagesAbout(tx, record.applicationGuid)
  await endLiveLink(tx, record.applicationGuid, at)
  await cancelWaitingLinks(tx, record.guid)
  await recordAudit(tx, {
    at,
    actorGuid: by.accountGuid,
    actorRole: by.role,
    subjectKind: 'application',
    subjectGuid: record.applicationGuid,
    action: 'cancel',
    fromValue: record.status,
    toValue: to,
    reason,
    requestId: by.facts.requestId,
  })
  if (record.status !== 'draft') await notifyParticipant(services, tx, 'cancelled', record, edition, {})
  if (record.status === 'unconfirmed' && by.role === 'participant')
    await answerRegistrant(services, tx, ending)
}

/** The person declines what another has filled in for them: the rights that were asked for are refused with it. */
async function answerRegistrant(
  services: Services,
  tx: Tx,
  { record, edition, by, at }: Ending,
): Promise<void> {
  const registrant = await findRegistrant(tx, record)
  if (!registrant) return
  await answerProposal(
    tx,
    { participantGuid: record.guid, accountGuid: registrant.accountGuid },
    { sections: [], by: by.accountGuid, at },
  )
  await tellRegistrant(services, tx, 'declined', { record, edition, registrant })
}
