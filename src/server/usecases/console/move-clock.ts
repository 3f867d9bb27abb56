import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/organiser-console.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'

export function readClock(needs: Needs<'clock' | 'movableClock'>): { now: string; movable: boolean } {
  return { now: needs.clock.now().toISOString(), movable: needs.movableClock !== null }
}

/** Moves the demo clock on every instance; production has none. */
export const moveClock: UseCase<typeof routes.moveClock, 'clock' | 'database' | 'movableClock'> = async (
  { actor, body, facts },
  needs,
) => {
  const now = new Date(body.now)
  if (!needs.movableClock) refuse('state_forbids')
  const before = needs.clock.now()
  await needs.movableClock.move(now)
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.wall(),
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
  return readClock(needs)
}
