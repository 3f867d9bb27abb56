import type { acceptPhotograph } from '#contract/organiser-photograph.ts'
import { decidePhotographReview, type PhotographDecision } from '#domain/photograph/photograph-change.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { changeApplication } from '#server/persistence/application-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Call, Needs } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'

type Deciding = {
  applicationGuid: string
  /** The photograph that was looked at. */
  photographFileGuid: string
  decision: PhotographDecision
  /** Why another one is wanted, in the language of whoever reads it. */
  reasonFor: (locale: ParticipantRecord['locale']) => string | null
  actor: OrganiserActor
  facts: Pick<Call<typeof acceptPhotograph>['facts'], 'requestId'>
}

/** Decides on one photograph in a transaction of its own (decision 020). Answers what is against it, or null. */
export function takePhotographDecision(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  { applicationGuid, photographFileGuid, decision, reasonFor, actor, facts }: Deciding,
): Promise<ErrorCode | null> {
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) return 'not_found'
    const judged = decidePhotographReview(decision, {
      application: record.status,
      photographGiven: record.photographFileGuid !== null,
      requested: record.photographRequestedAt !== null,
      awaitsReview: record.photographReviewSince !== null,
      isSeen: record.photographFileGuid === photographFileGuid,
    })
    if (!judged.ok) return judged.code
    const reason = decision === 'request' ? reasonFor(record.locale) : null
    if (decision === 'request' && !reason) return 'reason_required'
    const at = needs.clock.now()
    await changeApplication(tx, applicationGuid, {
      change: {
        photographReviewSince: null,
        photographRequest: reason,
        photographRequestedAt: reason === null ? null : at,
      },
      at,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'decide-applications'),
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: decision === 'accept' ? 'acceptPhotograph' : 'requestPhotograph',
      reason: reason ?? photographFileGuid,
      requestId: facts.requestId,
    })
    if (reason) await tell({ needs, tx, edition }, 'photograph_requested', record, { reason })
    return null
  })
}
