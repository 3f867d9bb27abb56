import { forgetChecksOfRemoved, pendingPhotographChecks } from '../../persistence/photograph-queries.ts'
import type { Services } from '../../services.ts'

/** More wait for the next minute. */
const atOnce = 50

/** Has pending photographs looked at again, and forgets what was known of those that are gone. */
export async function sweepPhotographChecks(services: Services): Promise<void> {
  await forgetChecksOfRemoved(services.database)
  const pending = await pendingPhotographChecks(services.database, atOnce)
  if (pending.length === 0) return
  await services.database.transaction().execute(async tx => {
    for (const fileGuid of pending)
      await services.jobs.enqueue(
        tx,
        'check-photograph',
        { fileGuid },
        { singletonKey: fileGuid, singletonSeconds: 50 },
      )
  })
}
