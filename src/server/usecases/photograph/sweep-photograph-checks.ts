import { forgetChecksOfRemoved, pendingPhotographChecks } from '../../persistence/photograph-queries.ts'
import type { Needs } from '../../use-case.ts'

/** More wait for the next minute. */
const atOnce = 50

/** Has pending photographs looked at again, and forgets what was known of those that are gone. */
export async function sweepPhotographChecks(needs: Needs<'database' | 'jobs'>): Promise<void> {
  await forgetChecksOfRemoved(needs.database)
  const pending = await pendingPhotographChecks(needs.database, atOnce)
  if (pending.length === 0) return
  await needs.database.transaction().execute(async tx => {
    for (const fileGuid of pending)
      await needs.jobs.enqueue(
        tx,
        'check-photograph',
        { fileGuid },
        { singletonKey: fileGuid, singletonSeconds: 50 },
      )
  })
}
