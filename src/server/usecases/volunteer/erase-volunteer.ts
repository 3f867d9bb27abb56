import type * as routes from '#contract/organiser-volunteer.ts'
import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { decideVolunteer } from '#domain/volunteer/volunteer-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { dropFromChecks } from '#server/persistence/security-check-queries.ts'
import { blankVolunteer, lockVolunteers, type VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import { dropFromWatchHits } from '#server/persistence/watch-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { volunteerMachine } from '../transition/volunteer-machine.ts'
import { volunteerEffects } from './volunteer-effects.ts'
import { writeOfErasure } from './write-to-volunteer.ts'

type Erasing = {
  as: 'volunteer' | 'organiser'
  role: AuditRole
  actorGuid: string | null
  at: Date
  requestId?: string | null
  /** Whoever has asked for it is told; nobody is by age. */
  told: boolean
}

/** Withdraws a volunteer with pass and shifts, and blanks everything that tells who it was. The bare row with its consent stays, and the line in the log. */
export async function eraseVolunteerData(
  scene: MessageScene,
  volunteer: Locked<VolunteerRow>,
  { told, as, ...by }: Erasing,
): Promise<void> {
  const { tx } = scene
  if (decideVolunteer('withdraw', { state: volunteer.state, actor: as }).ok)
    await applyTransition(tx, volunteerMachine, 'withdraw', volunteer, {
      by: { ...by, as },
      effects: {
        ...volunteerEffects(scene, { volunteers: [volunteer], by }),
        // The message about the erasure says it.
        'notify-withdrawn': async () => undefined,
      },
    })
  if (told) await writeOfErasure(scene, volunteer)
  await dropFromChecks(tx, volunteer.guid)
  await dropFromWatchHits(tx, volunteer.guid)
  await blankVolunteer(tx, volunteer, by.at)
  await recordAudit(tx, {
    at: by.at,
    actorGuid: by.actorGuid,
    actorRole: by.role,
    subjectKind: 'volunteer',
    subjectGuid: volunteer.guid,
    action: 'eraseVolunteer',
    ...(by.requestId && { requestId: by.requestId }),
  })
}

/** An administrator erases a volunteer who has asked support for it. */
export const eraseVolunteer: UseCase<
  typeof routes.eraseVolunteer,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const [volunteer] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [guid] })
    if (!volunteer) refuse('not_found')
    await eraseVolunteerData({ needs, tx, edition }, volunteer, {
      as: 'organiser',
      role: roleFor(actor, 'decide-erasures'),
      actorGuid: actor.accountGuid,
      at: needs.clock.now(),
      requestId: facts.requestId,
      told: true,
    })
  })
  return null
}
