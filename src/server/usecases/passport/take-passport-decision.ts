import type { SecurityDecision } from '#contract/organiser-passport.ts'
import {
  decideSecurity,
  type SecurityAction,
  type securityTransitions,
} from '#domain/passport/security-transitions.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { beginCall } from '#server/persistence/mismatch-call-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { securityMachine } from '../transition/security-machine.ts'

const actionOf = {
  verify: 'verify',
  fail: 'fail',
  refuse: 'refuse',
  hold: 'hold',
  lookAgain: 'lookAgain',
} as const satisfies Record<SecurityDecision, SecurityAction & keyof typeof securityTransitions>

/**
 * Why a decision cannot be taken, or null. Nobody decides on data that were saved after they were read, and data are verified only by whoever has looked at
 * them since, for that purpose: `lookedAt` is when.
 */
export function passportObstacle(
  record: Pick<ParticipantRecord, 'security' | 'passportSavedAt'>,
  given: { decision: SecurityDecision; savedAt: string | null; lookedAt: Date | null },
): ErrorCode | null {
  const { security: status, passportSavedAt } = record
  const { decision, savedAt, lookedAt } = given
  if ((passportSavedAt?.toISOString() ?? null) !== savedAt) return 'changed_meanwhile'
  const verdict = decideSecurity(actionOf[decision], { status, actor: 'security' })
  if (!verdict.ok) return verdict.code
  if ((decision === 'verify' || decision === 'fail') && !passportSavedAt) return 'state_forbids'
  const seen = passportSavedAt !== null && lookedAt !== null && lookedAt >= passportSavedAt
  return decision === 'verify' && !seen ? 'passport_unseen' : null
}

/** Takes a decision that nothing is in the way of, on a locked person, and tells them. */
export async function takePassportDecision(
  scene: MessageScene,
  record: Locked<ParticipantRecord>,
  taken: {
    decision: SecurityDecision
    note: string | null
    actor: OrganiserActor
    facts: Pick<RequestFacts, 'requestId'>
    at: Date
  },
): Promise<void> {
  const { decision, note, actor, facts, at } = taken
  const { tx } = scene
  await applyTransition(tx, securityMachine, actionOf[decision], record, {
    by: {
      as: 'security',
      role: roleFor(actor, 'decide-passports'),
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    },
    reason: note,
    // The person reads why their data did not match, and nothing else.
    change: { passportNote: decision === 'fail' ? note : null },
    effects: {
      'notify-verified': () => tell(scene, 'passport_verified', record, {}),
      'notify-failed': () => tell(scene, 'passport_failed', record, { reason: note ?? '' }),
      'notify-refused': () => tell(scene, 'passport_refused', record, {}),
      'notify-on-hold': () => tell(scene, 'passport_on_hold', record, {}),
    },
  })
  // An operator calls them (spec point 4).
  if (decision === 'fail') await beginCall(tx, record.applicationGuid, at)
}
