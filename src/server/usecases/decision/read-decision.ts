import type * as routes from '#contract/organiser-decision.ts'
import { pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readBatch } from '#server/persistence/decision-batch-queries.ts'
import { countPeopleOfBatch, listPeopleOfBatch } from '#server/persistence/message-people-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { listMessagesOfDecisions } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { peoplePlace } from '../message/people-place.ts'
import { presentSent } from '../message/present-sent.ts'
import { namesFor } from '../participant/present-participant.ts'
import { presentBatch } from './list-decisions.ts'

const findHere = async (reader: Reader, batchGuid: string) =>
  (await readBatch(reader, batchGuid)) ?? refuse('not_found')

export const readDecision: UseCase<typeof routes.readDecision, 'clock' | 'database'> = async (
  { params: { guid } },
  needs,
) => presentBatch(await findHere(needs.database, guid), needs.clock.wall())

/** The people of a released decision, and each one's messages: for the screen and for a file. */
export async function readDecisionPeople(
  {
    params: { guid: batchGuid },
    query,
    facts,
  }: CallOf<typeof routes.listDecisionPeople, 'params' | 'query' | 'facts'>,
  needs: Needs<'database' | 'log' | 'sealer'>,
) {
  const { database } = needs
  await findHere(database, batchGuid)
  const { q, delivery, limit } = query
  const filter = { q, delivery, people: await findPeople(database, q) }
  const [rows, counts] = await Promise.all([
    listPeopleOfBatch(database, batchGuid, { ...filter, place: peoplePlace(query) }),
    countPeopleOfBatch(database, batchGuid, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.sortGuid])
  const messages = await listMessagesOfDecisions(
    database,
    items.map(person => person.guid),
  )
  const byDecision = Map.groupBy(messages, message => message.decisionGuid)
  return {
    nextCursor,
    counts,
    items: items.map(person => ({
      applicationGuid: person.applicationGuid,
      ...namesFor(facts.locale, person),
      delivery: person.delivery,
      at: person.at.toISOString(),
      status: person.status,
      reason: person.reason,
      messages: (byDecision.get(person.guid) ?? []).map(row => presentSent(needs, row, facts.locale)),
    })),
  }
}

export const listDecisionPeople: UseCase<typeof routes.listDecisionPeople, 'database' | 'log' | 'sealer'> =
  readDecisionPeople
