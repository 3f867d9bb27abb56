import type * as routes from '#contract/organiser-decision.ts'
import { listPeopleOfBatch, readBatch } from '#server/persistence/decision-batch-queries.ts'
import { listMessagesOfDecisions } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentSent } from '../message/present-sent.ts'
import { nameFor } from '../participant/present-participant.ts'
import { presentBatch } from './list-decisions.ts'

/** A released decision with its people, and each one's messages. */
export const readDecision: UseCase<
  typeof routes.readDecision,
  'clock' | 'database' | 'log' | 'sealer'
> = async ({ params: { guid: batchGuid }, facts }, needs) => {
  const batch = await readBatch(needs.database, batchGuid)
  if (!batch) refuse('not_found')
  const people = await listPeopleOfBatch(needs.database, batchGuid)
  const messages = await listMessagesOfDecisions(
    needs.database,
    people.map(person => person.guid),
  )
  const byDecision = Map.groupBy(messages, message => message.decisionGuid)
  return {
    ...presentBatch(batch, needs.clock.wall()),
    people: people.map(person => ({
      applicationGuid: person.applicationGuid,
      name: nameFor(facts.locale, person),
      status: person.status,
      reason: person.reason,
      messages: (byDecision.get(person.guid) ?? []).map(row => presentSent(needs, row)),
    })),
  }
}
