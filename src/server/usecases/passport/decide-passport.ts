import type { PassportRow, SecurityDecision } from '#contract/organizer-passport.ts'
import type { SecurityAction } from '#domain/passport/security-transitions.ts'
import { roleFor } from '../../organiser-acting.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { securityMachine } from '../transition/security-machine.ts'
import { presentPassport } from './present-passport.ts'

const actionOf = {
  verify: 'verify',
  fail: 'fail',
  refuse: 'refuse',
  hold: 'hold',
  lookAgain: 'lookAgain',
} as const satisfies Record<SecurityDecision, SecurityAction>

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
    const action = actionOf[input.decision]
    askTransition(securityMachine, action, record, 'security')
    if ((input.decision === 'verify' || input.decision === 'fail') && !record.passportSavedAt)
      refuse('state_forbids')
    const note = input.decision === 'fail' ? input.note : null
    const scene = { services, tx, edition }
    await applyTransition(tx, securityMachine, action, record, {
      by: {
        as: 'security',
        role: roleFor(actor, 'decide-passports'),
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      reason: input.note,
      change: { passportNote: note },
      effects: {
        'notify-verified': () => tell(scene, 'passport_verified', record, { reason: note ?? '' }),
        'notify-failed': () => tell(scene, 'passport_failed', record, { reason: note ?? '' }),
        'notify-refused': () => tell(scene, 'passport_refused', record, { reason: note ?? '' }),
        'notify-on-hold': () => tell(scene, 'passport_on_hold', record, { reason: note ?? '' }),
      },
    })
  })
  const edition = await readCurrentEdition(services.database)
  const after = await findParticipantByApplication(services.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  return after ? presentPassport(after) : refuse('not_found')
}
