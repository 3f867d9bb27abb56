import type { VolunteerDecision } from '#contract/organiser-volunteer.ts'
import type { AuditRole } from '#domain/audit/audit-entry.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { endShiftsOf } from '#server/persistence/shift-queries.ts'
import type { VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { endPasses } from '../pass/end-passes.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { volunteerReviewMachine } from '../transition/volunteer-machine.ts'
import { writeToVolunteer } from './write-to-volunteer.ts'

/** The message of each decision. */
export const decisionMessages = {
  accept: 'volunteer_accepted',
  reserve: 'volunteer_reserve',
  decline: 'volunteer_declined',
  withdraw: 'volunteer_withdrawn',
} as const satisfies Record<VolunteerDecision, string>

type Deciding = {
  volunteers: readonly Locked<VolunteerRow>[]
  by: { role: AuditRole; actorGuid: string | null; at: Date; requestId?: string | null }
}

/** What a decision does besides the state: security's check begins or ends, a pass and shifts end, and each is told. */
export function volunteerEffects(scene: MessageScene, { volunteers, by }: Deciding) {
  const { tx, edition } = scene
  const reviewed = { by: { ...by, as: 'owner' } } as const
  const tell = (decision: VolunteerDecision) => async () => {
    for (const volunteer of volunteers) await writeToVolunteer(scene, decisionMessages[decision], volunteer)
  }
  return {
    // Whom security has refused before stays refused.
    'send-for-review': () =>
      applyTransitions(tx, volunteerReviewMachine, 'send', moving(volunteers, ['unconfirmed']), {
        ...reviewed,
        change: { sentAt: by.at, reviewedAt: null, reviewedBy: null },
      }),
    'end-review': () => {
      const leaving = moving(volunteers, ['pending', 'approved'])
      return applyTransitions(tx, volunteerReviewMachine, 'takeBack', leaving, {
        ...reviewed,
        change: { sentAt: null, reviewedAt: null, reviewedBy: null },
        effects: {
          'end-pass': () =>
            endPasses(
              tx,
              leaving.map(({ record }) => record),
              { editionGuid: edition.guid, kind: 'volunteer', at: by.at },
            ),
        },
      })
    },
    'end-shifts': () => endShiftsOf(tx, volunteers),
    'notify-accepted': tell('accept'),
    'notify-reserve': tell('reserve'),
    'notify-declined': tell('decline'),
    'notify-withdrawn': tell('withdraw'),
  }
}

function moving(volunteers: readonly Locked<VolunteerRow>[], reviews: readonly VolunteerRow['review'][]) {
  return volunteers.filter(({ review }) => reviews.includes(review)).map(record => ({ record }))
}
