import type { PassportRow, SecurityDecision } from '#contract/organizer-passport.ts'
import { decideSecurity } from '#domain/passport/security-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import type { MessageName } from '../message/message-catalogue.ts'
import { tell } from '../message/tell-participant.ts'
import { presentPassport } from './present-passport.ts'

const messageOf = {
  verify: 'passport_verified',
  fail: 'passport_failed',
  refuse: 'passport_refused',
  hold: 'passport_on_hold',
  lookAgain: null,
} as const satisfies Record<SecurityDecision, MessageName | null>

/** Decides a person's security status; a refusal names no detail to the person (product.md §3). */
export async function decidePassport(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  applicationGuid: string,
  input: { decision: SecurityDecision; note: string | null; savedAt: string | null },
): Promise<PassportRow> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    // The person saved other data since the operator opened these.
    if ((record.passportSavedAt?.toISOString() ?? null) !== input.savedAt) refuse('changed_meanwhile')
    const { to } = orRefuse(decideSecurity(input.decision, { status: record.security, actor: 'security' }))
    if ((input.decision === 'verify' || input.decision === 'fail') && !record.passportSavedAt)
      refuse('state_forbids')
    const note = input.decision === 'fail' ? input.note : null
    await changeApplication(tx, applicationGuid, { security: to, passportNote: note }, at)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'security',
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: input.decision,
      fromValue: record.security,
      toValue: to,
      reason: input.note,
      requestId: facts.requestId,
    })
    const message = messageOf[input.decision]
    if (message) await tell({ services, tx, edition }, message, record, { reason: note ?? '' })
  })
  const edition = await readCurrentEdition(services.database)
  const after = await findParticipantByApplication(services.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  return after ? presentPassport(after) : refuse('not_found')
}
