import type * as routes from '#contract/organiser-owner.ts'
import { changeDecider } from '#domain/access/change-access.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { judgeOwner } from '#domain/organiser/judge-owner.ts'
import type { OwnedRequest } from '#domain/organiser/owned-request.ts'
import { workPermissions } from '#domain/organiser/taken-work.ts'
import { holdWorker, roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockRequestOwner, saveRequestOwner } from '#server/persistence/organiser-request-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { announceOwner } from './announce-owner.ts'

type SetOwner = UseCase<
  typeof routes.setRefundOwner | typeof routes.setChangeOwner | typeof routes.setErasureOwner,
  'clock' | 'database'
>

const actions = {
  refunds: { subjectKind: 'payment', take: 'takeRefund', giveBack: 'giveRefundBack' },
  changes: { subjectKind: 'participant', take: 'takeChange', giveBack: 'giveChangeBack' },
  erasures: { subjectKind: 'participant', take: 'takeErasure', giveBack: 'giveErasureBack' },
} as const satisfies Record<
  OwnedRequest,
  { subjectKind: 'payment' | 'participant'; take: AuditAction; giveBack: AuditAction }
>

/** Takes a request, also over from a colleague, or gives it back. The row is locked, so that of two who take it at once the second is told. */
function setOwner(what: OwnedRequest): SetOwner {
  return async ({ actor, params: { guid }, body: { owner, from }, facts }, { clock, database }) =>
    database.transaction().execute(async tx => {
      const roles = await holdWorker(tx, actor, what)
      const edition = await readCurrentEdition(tx)
      const before =
        (await lockRequestOwner(tx, what, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
      // Each role decides some sections only.
      const role =
        before.kind === null
          ? roleFor({ roles }, workPermissions[what])
          : (changeDecider(roles, before.kind) ?? refuse('forbidden'))
      const callerGuid = actor.accountGuid
      const ownerGuid = owner === 'me' ? callerGuid : null
      orRefuse(judgeOwner(before, { owner: ownerGuid, seenOwner: from?.toLowerCase() ?? null, callerGuid }))
      if (ownerGuid !== before.ownerGuid) {
        if (!before.isOpen) refuse('state_forbids')
        await saveRequestOwner(tx, what, { guid, ownerGuid })
        const { subjectKind, take, giveBack } = actions[what]
        await recordAudit(tx, {
          at: clock.now(),
          actorGuid: callerGuid,
          actorRole: role,
          ...{ subjectKind, subjectGuid: before.subjectGuid },
          action: ownerGuid ? take : giveBack,
          fromValue: before.kind,
          requestId: facts.requestId,
        })
        await announceOwner(tx, what)
      }
      return { owner: ownerGuid ? { guid: callerGuid, name: actor.name, mine: true } : null }
    })
}

export const setRefundOwner = setOwner('refunds')
export const setChangeOwner = setOwner('changes')
export const setErasureOwner = setOwner('erasures')
