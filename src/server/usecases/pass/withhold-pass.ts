import type * as routes from '#contract/organiser-pass.ts'
import { decideGivingAgain, decideWithholding, passState } from '#domain/pass/pass-state.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import {
  endWithholding,
  findPassByGuid,
  lockAdmittedOnSite,
  lockPass,
  markWithheld,
  revokePass,
} from '#server/persistence/pass-queries.ts'
import { givePass, settlePasses } from '#server/persistence/pass-standing-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'

type Named = NonNullable<Awaited<ReturnType<typeof findPassByGuid>>>

/** Voids a pass by hand. It stays void whatever the verdict says, and the gates learn of it at once. */
export const withholdPass: UseCase<typeof routes.withholdPass, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { counter, reason }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { named, pass } = await lockNamed(tx, { guid, counter })
    orRefuse(decideWithholding(pass))
    await revokePass(tx, pass, { at, reason: 'withheld' })
    await markWithheld(tx, guid, { at, by: actor.accountGuid, reason })
    await note(tx, { actor, facts, at }, { guid, action: 'withholdPass', counter, reason })
    return standingOf(tx, named)
  })
}

/**
 * Ends the withholding. Whoever may enter has their pass again under its next number, so that earlier prints stay void; for the others it comes with the verdict.
 */
export const givePassAgain: UseCase<typeof routes.givePassAgain, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { counter }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { named, pass, admitted } = await lockNamed(tx, { guid, counter })
    orRefuse(decideGivingAgain(pass))
    await endWithholding(tx, guid)
    if (named.kind === 'participant') await settlePasses(tx, [named.subjectGuid], at)
    else if (admitted) {
      const { editionGuid, kind, subjectGuid } = named
      await givePass(tx, { editionGuid, kind, subjectGuid }, at)
    }
    await note(tx, { actor, facts, at }, { guid, action: 'givePassAgain', counter, reason: null })
    return standingOf(tx, named)
  })
}

/** Locks whose pass it is and then the pass, in the order of every change of a verdict. */
async function lockNamed(tx: Tx, { guid, counter }: { guid: string; counter: number }) {
  const { guid: editionGuid } = await readCurrentEdition(tx)
  const named = (await findPassByGuid(tx, { guid, editionGuid })) ?? refuse('not_found')
  const admitted = await lockHolder(tx, named)
  const pass = (await lockPass(tx, named)) ?? refuse('not_found')
  if (pass.counter !== counter) refuse('changed_meanwhile')
  return { named, pass, admitted }
}

/** Whether whoever works on site may have a pass; a participant's is settled by their verdict. */
async function lockHolder(
  tx: Tx,
  { kind, subjectGuid, editionGuid, participantGuid }: Named,
): Promise<boolean> {
  if (kind !== 'participant') return lockAdmittedOnSite(tx, { kind, subjectGuid })
  if (participantGuid) await lockParticipant(tx, { guid: participantGuid, editionGuid })
  return false
}

async function standingOf(tx: Tx, named: Named) {
  const pass = (await lockPass(tx, named)) ?? refuse('not_found')
  return { state: passState(pass), counter: pass.counter }
}

function note(
  tx: Tx,
  { actor, facts, at }: { actor: OrganiserActor; facts: RequestFacts; at: Date },
  done: { guid: string; action: 'withholdPass' | 'givePassAgain'; counter: number; reason: string | null },
): Promise<void> {
  return recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'withhold-passes'),
    subjectKind: 'pass',
    subjectGuid: done.guid,
    action: done.action,
    fromValue: String(done.counter),
    reason: done.reason,
    requestId: facts.requestId,
  })
}
