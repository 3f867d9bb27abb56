import type * as routes from '#contract/organiser-volunteer.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview, type ReviewAction } from '#domain/staff-company/review-transitions.ts'
import { isComing } from '#domain/volunteer/volunteer-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { givePass } from '#server/persistence/pass-standing-queries.ts'
import { endShiftsOf } from '#server/persistence/shift-queries.ts'
import { lockVolunteers, type VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { endPasses } from '../pass/end-passes.ts'
import {
  type DecisionCodes,
  decisionResult,
  keepMeant,
  type StaffDeciding,
} from '../staff-company/lock-reviewed.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { volunteerReviewMachine } from '../transition/volunteer-machine.ts'
import { writeToVolunteer } from './write-to-volunteer.ts'

/** Security decides on volunteers, each with their own result; a pass comes and goes with the verdict. */
export const reviewVolunteers: UseCase<
  typeof routes.reviewVolunteers,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { volunteerGuids, decision, note }, facts }, needs) => {
  const guids = [...new Set(volunteerGuids)]
  const codes = await needs.database.transaction().execute(async tx => {
    const scene = { needs, tx, edition: await readCurrentEdition(tx) }
    return decideOnVolunteers(scene, guids, { decision, note, actor, facts, at: needs.clock.now() })
  })
  return { results: guids.map(guid => decisionResult(guid, codes)) }
}

/** The decision on these volunteers, in a transaction of the caller. */
export async function decideOnVolunteers(
  scene: MessageScene,
  guids: readonly string[],
  { decision, note, actor, facts, at, meant }: StaffDeciding,
): Promise<DecisionCodes> {
  const { tx, edition } = scene
  const found = await lockVolunteers(tx, { editionGuid: edition.guid, guids })
  const known = new Map(found.map(volunteer => [volunteer.guid, volunteer]))
  await keepMeant(known, meant)
  const codes: DecisionCodes = new Map(
    [...known].map(([guid, volunteer]) => [guid, obstacle(decision, volunteer)]),
  )
  const decided = [...known.values()].filter(({ guid }) => codes.get(guid) === null)
  await applyTransitions(
    tx,
    volunteerReviewMachine,
    decision,
    decided.map(record => ({ record })),
    {
      by: {
        as: 'security',
        role: roleFor(actor, 'decide-staff'),
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      reason: note,
      change: { reviewedAt: at, reviewedBy: actor.accountGuid, reviewNote: note },
      effects: effectsOf(scene, decided, at),
    },
  )
  return codes
}

function obstacle(action: ReviewAction, { review, state }: VolunteerRow): ErrorCode | null {
  const verdict = decideReview(action, { state: review, actor: 'security' })
  if (!verdict.ok) return verdict.code
  return isComing(state) || action === 'refuse' ? null : 'volunteer_not_coming'
}

function effectsOf(scene: MessageScene, volunteers: readonly Locked<VolunteerRow>[], at: Date) {
  const { tx, edition } = scene
  const facts = { editionGuid: edition.guid, kind: 'volunteer', at } as const
  const tell = (name: Parameters<typeof writeToVolunteer>[1]) => async () => {
    for (const volunteer of volunteers) await writeToVolunteer(scene, name, volunteer)
  }
  return {
    'issue-pass': async () => {
      for (const { guid: subjectGuid } of volunteers) await givePass(tx, { ...facts, subjectGuid }, at)
    },
    // Whoever may not enter can do no shift.
    'end-pass': async () => {
      await endPasses(tx, volunteers, facts)
      await endShiftsOf(tx, volunteers)
    },
    'notify-approved': tell('volunteer_admitted'),
    'notify-refused': tell('volunteer_refused'),
    'notify-looked-again': tell('volunteer_looked_again'),
  }
}
