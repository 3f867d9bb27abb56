import type * as routes from '#contract/organiser-message.ts'
import { maskAddress } from '#domain/message/masked-address.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { findSentMessage } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { isReadable, openMessage } from './present-sent.ts'

/** The text of a message, as long as it is kept (decision 077). Each reading is logged before the text is given. */
export const readMessageText: UseCase<
  typeof routes.readMessageText,
  'clock' | 'database' | 'log' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  const row = await findSentMessage(needs.database, guid)
  const content = row && isReadable(row) ? openMessage(needs, row) : null
  if (!content) refuse('not_found')
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-message-texts'),
      subjectKind: 'message',
      subjectGuid: guid,
      action: 'readMessage',
      requestId: facts.requestId,
    }),
  )
  return { subject: content.subject ?? null, text: content.text, to: maskAddress(content.to) }
}
