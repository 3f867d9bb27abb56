import type * as routes from '#contract/organiser-passport.ts'
import type { SecurityDecision } from '#contract/organiser-passport.ts'
import type { SecurityAction } from '#domain/passport/security-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { hasViewedPassport } from '#server/persistence/passport-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
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

/** Decides a person's security status; a refusal tells the person no details (product.md §3). */
export const decidePassport: UseCase<
  typeof routes.decidePassport,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body: input, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    // The person has saved other data since the operator opened these.
    if ((record.passportSavedAt?.toISOString() ?? null) !== input.savedAt) refuse('changed_meanwhile')
    const action = actionOf[input.decision]
    askTransition(securityMachine, action, record, 'security')
    const judgesData = input.decision === 'verify' || input.decision === 'fail'
    if (judgesData && !record.passportSavedAt) refuse('state_forbids')
    if (input.decision === 'verify' && record.passportSavedAt) {
      const look = {
        participantGuid: record.guid,
        viewedBy: actor.accountGuid,
        since: record.passportSavedAt,
      }
      if (!(await hasViewedPassport(tx, look))) refuse('passport_unseen')
    }
    const note = input.decision === 'fail' ? input.note : null
    const scene = { needs, tx, edition }
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
        'notify-verified': () => tell(scene, 'passport_verified', record, {}),
        'notify-failed': () => tell(scene, 'passport_failed', record, { reason: input.note ?? '' }),
        'notify-refused': () => tell(scene, 'passport_refused', record, {}),
        'notify-on-hold': () => tell(scene, 'passport_on_hold', record, {}),
      },
    })
  })
  const edition = await readCurrentEdition(needs.database)
  const after = await findParticipantByApplication(needs.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  return after ? presentPassport(after, facts.locale) : refuse('not_found')
}
