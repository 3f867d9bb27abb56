import type * as routes from '#contract/own-group.ts'
import type { OwnGroup } from '#contract/own-group.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { leaveGroup } from '#server/persistence/group-member-queries.ts'
import { findGroupOnce } from '#server/persistence/group-place-queries.ts'
import { findGroupOfApplication, type GroupRow } from '#server/persistence/group-record-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { nameIn } from '../message/name-in.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'

/** Whose group a person is in, for the person alone: the coordinator's phone and address are told to nobody else. */
export const readOwnGroup: UseCase<typeof routes.readOwnGroup, 'database'> = async (
  { actor, params: { guid } },
  { database },
) => {
  const { record } = await loadParticipantFor(database, actor, { guid, concern: 'own' })
  return presentOwnGroup(database, record)
}

/**
 * The person leaves the group. The application goes on without it, as after a removal by the coordinator: an open invoice stays the coordinator's, and a
 * place that the group has paid for stays with it. Before the confirmation the link is declined instead.
 */
export const leaveOwnGroup: UseCase<
  typeof routes.leaveOwnGroup,
  'clock' | 'config' | 'database' | 'sealer'
> = ({ actor, params: { guid }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    const group = await findOthersGroup(tx, record)
    if (!group) refuse('not_found')
    await leaveGroup(tx, record.applicationGuid, at)
    // Nobody else could take the coordinator's request back.
    await noteRefundRequest(tx, record.applicationGuid, { askedAt: null, reason: null })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'leaveGroup',
      requestId: facts.requestId,
    })
    await writeToCoordinator({ needs, tx, edition }, 'group_member_left', { group }, locale => ({
      person: nameIn(locale, record),
    }))
    return { group: null }
  })
}

/** The group, unless it is the person's own: coordinators leave theirs on its board. */
async function findOthersGroup(reader: Reader, record: ParticipantRecord): Promise<GroupRow | null> {
  const group = await findGroupOfApplication(reader, record.applicationGuid)
  return group && group.accountGuid !== record.accountGuid ? group : null
}

export async function presentOwnGroup(reader: Reader, record: ParticipantRecord): Promise<OwnGroup> {
  const group = await findOthersGroup(reader, record)
  if (!group) return { group: null }
  const found = await findGroupOnce(reader, record.applicationGuid)
  return {
    group: {
      companyName: group.companyShortName ?? group.companyName ?? '',
      coordinator: {
        name: coordinatorName('ru', group),
        latinName: coordinatorName('en', group),
        phone: found?.phone ?? '',
        email: group.email,
      },
      paidHere: record.payment === 'pending' && record.paidByCoordinator,
    },
  }
}
