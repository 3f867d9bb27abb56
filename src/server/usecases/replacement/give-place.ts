import { decideApplication } from '#domain/application/application-transitions.ts'
import { replacementCause } from '#domain/group/replacement.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudits } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import { findParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import { changeReplacement, insertReplacement } from '../../persistence/replacement-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { fullName } from '../participant/present-participant.ts'
import { lockCredit } from './find-credit.ts'

export type GivingPlace = {
  services: Services
  tx: Tx
  edition: EditionRow
  at: Date
  actorGuid: string
  as: 'coordinator' | 'organiser'
  requestId: string
}

/**
 * Gives the place of a locked person, and what was paid for it, to another one, whom `enter` writes as a draft: the old application ends with its
 * pass, the money waits until the new person is approved (decision 036). Gives the new participant's guid.
 */
export async function givePlace(
  giving: GivingPlace,
  old: ParticipantRecord,
  enter: () => Promise<string>,
): Promise<string> {
  const { tx, edition, at } = giving
  const credit = (await lockCredit(tx, old)) ?? refuse('state_forbids')
  if (credit.throughPlace)
    await changeReplacement(tx, credit.throughPlace, { endedAt: at, endedBecause: 'passed_on' })
  if (old.status === 'approved') await endOld(giving, old)
  const guid = await enter()
  const made = (await findParticipant(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
  await insertReplacement(tx, {
    editionGuid: edition.guid,
    oldApplicationGuid: old.applicationGuid,
    newApplicationGuid: made.applicationGuid,
    amountKopecks: credit.amountKopecks,
    madeBy: giving.actorGuid,
    madeAs: giving.as,
    madeAt: at,
    ...credit.source,
  })
  await auditPlace(giving, old, made)
  return guid
}

/** The old application ends by its own transition; what waits to be said about it is said no more. */
async function endOld(giving: GivingPlace, old: ParticipantRecord): Promise<void> {
  const { tx, at, as } = giving
  const { to } = orRefuse(decideApplication('replace', { status: old.status, actor: as }))
  const actor = as === 'coordinator' ? 'payer' : 'organiser'
  const payment = orRefuse(decidePayment('passOn', { status: old.payment, actor })).to
  await changeApplication(tx, old.applicationGuid, { status: to, payment, decisionReason: null }, at)
  await cancelMessagesAbout(tx, old.applicationGuid)
  const common = { at, actorGuid: giving.actorGuid, actorRole: as, requestId: giving.requestId }
  await recordAudits(tx, [
    {
      ...common,
      subjectKind: 'application',
      subjectGuid: old.applicationGuid,
      action: 'replace',
      fromValue: old.status,
      toValue: to,
      reason: replacementCause(old),
    },
    {
      ...common,
      subjectKind: 'payment',
      subjectGuid: old.applicationGuid,
      action: 'passOn',
      fromValue: old.payment,
      toValue: payment,
    },
  ])
  await tell(giving, 'replaced', old, {})
}

/** Both histories name the other person. */
function auditPlace(
  { tx, at, actorGuid, as, requestId }: GivingPlace,
  old: ParticipantRecord,
  made: ParticipantRecord,
): Promise<void> {
  const common = { at, actorGuid, actorRole: as, requestId, subjectKind: 'application' as const }
  return recordAudits(tx, [
    { ...common, subjectGuid: old.applicationGuid, action: 'givePlace', reason: fullName(made) },
    {
      ...common,
      subjectGuid: made.applicationGuid,
      action: 'takePlace',
      toValue: 'draft',
      reason: fullName(old),
    },
  ])
}
