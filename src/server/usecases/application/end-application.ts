import type { ActingRole } from '#domain/access/participant-access.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import {
  answerProposal,
  cancelWaitingLinks,
  endLiveLink,
  findRegistrant,
  type Registrant,
} from '../../persistence/confirmation-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { tellOfRefusal } from '../confirmation/tell-registrant.ts'
import { tell } from '../message/tell-participant.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

export type Ending = {
  /** The caller has locked it, and has asked whether it may end. */
  record: ParticipantRecord
  edition: EditionRow
  by: { accountGuid: string; role: ActingRole; facts: RequestFacts }
  to: ApplicationStatus
  reason: string | null
  at: Date
}

/** Ends an application: what waited to be said about it stays unsaid, its link opens nothing, and those concerned are told. Of whoever never confirmed nothing is left. */
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
  if (record.status !== 'draft') await tell({ services, tx, edition }, 'cancelled', record, {})
  const declined = record.status === 'unconfirmed' && by.role === 'participant'
  const told = declined ? await answerRegistrant(services, tx, ending) : null
  // Who has declined stands on the coordinator's board until the coordinator takes them off it.
  if (told !== 'coordinator') await forgetUnconfirmed(tx, record, at)
}

/** The person declines what another has filled in for them, who is told: the rights that were asked for are refused with it. */
async function answerRegistrant(
  services: Services,
  tx: Tx,
  { record, edition, by, at }: Ending,
): Promise<Registrant['as'] | null> {
  const registrant = await findRegistrant(tx, record)
  if (!registrant) return null
  await answerProposal(
    tx,
    { participantGuid: record.guid, accountGuid: registrant.accountGuid },
    { sections: [], by: by.accountGuid, at },
  )
  await tellOfRefusal(services, tx, { record, edition, registrant })
  return registrant.as
}
