import { failedKept } from '#domain/message/delivery-fault.ts'
import { sentTextKept } from '#domain/message/kept-text.ts'
import { foldTallies } from '#server/persistence/application-tally-queries.ts'
import { forgetOldKeys } from '#server/persistence/idempotency-queries.ts'
import { forgetLoginLinks } from '#server/persistence/login-link-queries.ts'
import { wipeFailedMessages, wipeSentMessages } from '#server/persistence/message-turn-queries.ts'
import { forgetOldCodes } from '#server/persistence/one-time-code-queries.ts'
import { forgetOldLogins } from '#server/persistence/organiser-login-queries.ts'
import { forgetChecksOfRemoved } from '#server/persistence/photograph-queries.ts'
import type { Needs } from '#server/use-case.ts'

const day = 86_400

/** Deletes outdated codes, log-ins that wait no longer, log-in links, idempotency keys, texts of sent and failed messages and checks of photographs, and folds the tally of applications. */
export async function forgetAged(needs: Needs<'database'>, ago: (seconds: number) => Date): Promise<void> {
  const { database } = needs
  await database.transaction().execute(async tx => {
    await forgetOldCodes(tx, ago(2 * day))
    await forgetOldLogins(tx, ago(2 * day))
    // For a month an old link still says that it has expired.
    await forgetLoginLinks(tx, ago(30 * day))
  })
  await wipeFailedMessages(database, ago(failedKept / 1000))
  await wipeSentMessages(database, ago(sentTextKept / 1000))
  await forgetChecksOfRemoved(database)
  await forgetOldKeys(database, ago(day))
  await foldTallies(database)
}
