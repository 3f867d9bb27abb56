import type * as routes from '#contract/organiser-person.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { listMessagesTo } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentSent } from '../message/present-sent.ts'

/** What a person was told, and how each message went. */
export const listPersonMessages: UseCase<
  typeof routes.listPersonMessages,
  'database' | 'log' | 'sealer'
> = async ({ params: { guid: applicationGuid }, query: { cursor, limit }, facts: { locale } }, needs) => {
  const { database } = needs
  const { guid: editionGuid } = await readCurrentEdition(database)
  const record = await findParticipantByApplication(database, { applicationGuid, editionGuid })
  if (!record) refuse('not_found')
  const rows = await listMessagesTo(database, {
    participantGuid: record.guid,
    after: timePlaceOf(cursor),
    limit,
  })
  const { items, nextCursor } = pageOf(rows, limit, row => [row.createdAt.toISOString(), row.guid])
  return { items: items.map(row => presentSent(needs, row, locale)), nextCursor }
}
