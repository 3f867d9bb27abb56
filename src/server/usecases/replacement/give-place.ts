import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { replacementCause } from '#domain/group/replacement.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { cancelMessagesAbout } from '#server/persistence/message-queries.ts'
import { findParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { changeReplacement, insertReplacement } from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { fullName } from '../participant/present-participant.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { lockCredit } from './find-credit.ts'

export type GivingPlace = {
  needs: Needs<'clock' | 'config' | 'sealer'>
  tx: Tx
  edition: EditionRow
  at: Date
  actorGuid: string
  as: 'coordinator' | 'organiser'
  role: AuditRole
  requestId: string
}

/**
 * Gives the place of a locked person, with its payment, to another one, whom `enter` writes as a draft or names. The old application ends with its pass, and
 * the money waits until the new person is approved (decision 036). Returns the new participant's guid.
 */
export async function givePlace(
  giving: GivingPlace,
  old: Locked<ParticipantRecord>,
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

/** Ends the old application by its own transition and cancels waiting messages about it. */
async function endOld(giving: GivingPlace, old: Locked<ParticipantRecord>): Promise<void> {
  const { tx, at, as, role, actorGuid, requestId } = giving
  const by = { role, actorGuid, at, requestId }
  await applyTransition(tx, applicationMachine, 'replace', old, {
    by: { ...by, as },
    reason: replacementCause(old),
    change: { decisionReason: null },
    effects: {
      'pass-payment-on': () =>
        applyTransition(tx, paymentMachine, 'passOn', old, {
          by: { ...by, as: as === 'coordinator' ? 'payer' : 'organiser' },
        }),
      'silence-earlier': () => cancelMessagesAbout(tx, old.applicationGuid),
      'notify-replaced': () => tell(giving, 'replaced', old, {}),
    },
  })
}

/** Both histories name the other person. */
function auditPlace(
  { tx, at, actorGuid, role, requestId }: GivingPlace,
  old: ParticipantRecord,
  made: ParticipantRecord,
): Promise<void> {
  const common = { at, actorGuid, actorRole: role, requestId, subjectKind: 'application' as const }
  return recordAudits(tx, [
    { ...common, subjectGuid: old.applicationGuid, action: 'givePlace', reason: fullName(made) },
    {
      ...common,
      subjectGuid: made.applicationGuid,
      action: 'takePlace',
      toValue: made.status,
      reason: fullName(old),
    },
  ])
}
