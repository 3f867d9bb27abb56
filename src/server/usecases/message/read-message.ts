import type * as routes from '#contract/organiser-message.ts'
import { maskAddress } from '#domain/message/masked-address.ts'
import { mayOpenMessage } from '#domain/message/message-access.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findSentMessage, readMessageCause } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { nameFor } from '../participant/present-participant.ts'
import { openMessage, presentSent } from './present-sent.ts'

/** One message, for whoever looks after all of them or answers for what it carries; for others it is not there. */
export const readMessage: UseCase<typeof routes.readMessage, 'database' | 'log' | 'sealer'> = async (
  { actor, params: { guid }, facts },
  needs,
) => {
  const row = await findSentMessage(needs.database, guid)
  if (!row) refuse('not_found')
  const carries = { letter: row.letterGuid !== null, decision: row.decisionGuid !== null }
  if (!mayOpenMessage(actor.roles, carries)) refuse('not_found')
  const { guid: editionGuid } = await readCurrentEdition(needs.database)
  const [person, decision, letter] = await readMessageCause(needs.database, { ...row, editionGuid })
  const content = openMessage(needs, row)
  return {
    ...presentSent(needs, row, facts.locale),
    to: content && maskAddress(content.to),
    detail: row.faultDetail,
    attempts: row.attempts,
    queuedAt: row.createdAt.toISOString(),
    person: person ? { applicationGuid: person.applicationGuid, name: nameFor(facts.locale, person) } : null,
    letter: letter ? { guid: letter.guid, subject: { ru: letter.subjectRu, en: letter.subjectEn } } : null,
    decision: decision
      ? { batchGuid: decision.batchGuid, kind: decision.kind, count: Number(decision.count) }
      : null,
  }
}
