import type { ErasureRow } from '#contract/erasure.ts'
import { decideErasure as decide } from '#domain/erasure/erasure-rules.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  closeErasureRequest,
  type ErasureRequestRow,
  findErasureOwner,
  lockErasureRequest,
  selectErasures,
} from '../../persistence/erasure-queries.ts'
import { lockParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { erasePerson } from './erase-person.ts'
import { presentErasureRow } from './present-erasure.ts'

/** Carries out a wish to be erased, in one transaction, or refuses it with a reason that goes to the person. */
export async function decideErasure(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  wanted: { guid: string; decision: 'carryOut' | 'refuse'; answer: string | null },
): Promise<ErasureRow> {
  const at = services.clock.now()
  const edition = await readCurrentEdition(services.database)
  await services.database.transaction().execute(async tx => {
    const { record, row } = await lockRequest(tx, wanted.guid, edition.guid)
    const { to } = orRefuse(decide(wanted.decision, { status: row.status, actor: 'organiser' }))
    const answer = wanted.decision === 'refuse' ? wanted.answer : null
    await closeErasureRequest(tx, row.guid, {
      status: to,
      decidedBy: actor.accountGuid,
      decidedAt: at,
      answer,
    })
    if (wanted.decision === 'carryOut')
      await erasePerson({ services, tx, actor, record, edition, at, requestGuid: row.guid })
    // After the erasure, which blanks what the log said before; these two lines hold no data.
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'admin',
      subjectKind: 'participant',
      subjectGuid: record.guid,
      action: wanted.decision === 'carryOut' ? 'erasePerson' : 'refuseErasure',
      requestId: facts.requestId,
    })
    const scene = { services, tx, edition }
    if (wanted.decision === 'carryOut') await tell(scene, 'erasure_done', record, {})
    else await tell(scene, 'erasure_refused', record, { reason: answer ?? '' })
  })
  const after = await selectErasures(services.database, { editionGuid: edition.guid })
    .where('erasureRequest.guid', '=', wanted.guid)
    .executeTakeFirst()
  return after ? presentErasureRow(after, edition, at) : refuse('not_found')
}

/** The person before the request, as everywhere, so that two transactions cannot wait for each other. */
async function lockRequest(
  tx: Tx,
  guid: string,
  editionGuid: string,
): Promise<{ record: ParticipantRecord; row: ErasureRequestRow }> {
  const owner = await findErasureOwner(tx, guid)
  const record = owner ? await lockParticipant(tx, { guid: owner, editionGuid }) : undefined
  const row = await lockErasureRequest(tx, guid)
  return record && row ? { record, row } : refuse('not_found')
}
