import { randomUUID } from 'node:crypto'
import { roleFor } from '../../organiser-acting.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'

export function readClock(services: Services): { now: string; movable: boolean } {
  return { now: services.clock.now().toISOString(), movable: services.movableClock !== null }
}

/** Moves the demo clock on every instance; there is none to move in production. */
export async function moveClock(services: Services, actor: OrganiserActor, facts: RequestFacts, now: Date) {
  if (!services.movableClock) refuse('state_forbids')
  const before = services.clock.now()
  await services.movableClock.move(now)
  await services.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: services.clock.wall(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'move-clock'),
      subjectKind: 'clock',
      subjectGuid: randomUUID(),
      action: 'moveClock',
      fromValue: before.toISOString(),
      toValue: now.toISOString(),
      requestId: facts.requestId,
    }),
  )
  return readClock(services)
}
