import { staleCardPayments } from '../../persistence/card-payment-queries.ts'
import { overdueNotices } from '../../persistence/chat-queries.ts'
import { overdueDecisionNotices } from '../../persistence/decision-notice-queries.ts'
import { forgetOldKeys } from '../../persistence/idempotency-queries.ts'
import { forgetLoginLinks } from '../../persistence/login-link-queries.ts'
import { overdueMemberNotices } from '../../persistence/member-notice-queries.ts'
import { overdueMessages } from '../../persistence/message-queries.ts'
import { forgetOldCodes } from '../../persistence/one-time-code-queries.ts'
import type { Needs } from '../../use-case.ts'
import { sweepPhotographChecks } from '../photograph/sweep-photograph-checks.ts'

/** Finds again whatever could be lost: messages and notices without a job, card payments nobody heard of; forgets what has aged. */
export async function sweep(needs: Needs<'clock' | 'database' | 'jobs'>): Promise<void> {
  const wall = needs.clock.wall().getTime()
  const before = (seconds: number) => new Date(wall - seconds * 1000)
  const [messages, payments, notices, groups, batches] = await Promise.all([
    overdueMessages(needs.database, before(30)),
    staleCardPayments(needs.database, { before: before(45), notBefore: before(3 * 3600) }),
    overdueNotices(needs.database, before(30)),
    overdueMemberNotices(needs.database, before(30)),
    overdueDecisionNotices(needs.database, before(30)),
  ])
  await needs.database.transaction().execute(async tx => {
    for (const messageGuid of messages)
      await needs.jobs.enqueue(
        tx,
        'send-message',
        { messageGuid },
        { singletonKey: messageGuid, singletonSeconds: 60 },
      )
    for (const cardPaymentGuid of payments)
      await needs.jobs.enqueue(
        tx,
        'reconcile-card-payment',
        { cardPaymentGuid },
        { singletonKey: cardPaymentGuid, singletonSeconds: 30 },
      )
    for (const threadGuid of notices)
      await needs.jobs.enqueue(
        tx,
        'chat-notice',
        { threadGuid },
        { singletonKey: threadGuid, singletonSeconds: 60 },
      )
    for (const groupGuid of groups)
      await needs.jobs.enqueue(
        tx,
        'member-notices',
        { groupGuid },
        { singletonKey: groupGuid, singletonSeconds: 60 },
      )
    for (const notice of batches)
      await needs.jobs.enqueue(tx, 'decision-notice', notice, {
        singletonKey: `${notice.batchGuid} ${notice.groupGuid}`,
        singletonSeconds: 60,
      })
    await forgetOldCodes(tx, before(2 * 86_400))
    // For a month an old link still says that it has expired.
    await forgetLoginLinks(tx, before(30 * 86_400))
  })
  await sweepPhotographChecks(needs)
  await forgetOldKeys(needs.database, before(86_400))
}
