import type * as routes from '#contract/participant.ts'
import { saveParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { refuseOtherCompany } from './group-company.ts'
import { lockParticipantFor } from './permitted-participant.ts'

/**
 * Stores what was typed so far, right or wrong; it is checked when the form is finished. The save names its version, so that a second tab is told
 * instead of overwriting.
 */
export const saveDraft: UseCase<typeof routes.saveDraft, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: input },
  needs,
) => {
  const at = needs.clock.now()
  const version = await needs.database.transaction().execute(async tx => {
    const { record } = await lockParticipantFor(tx, actor, { guid, concern: 'form' })
    if (record.status !== 'draft') refuse('state_forbids')
    const { version: madeOn, person, ...rest } = input
    if (rest.company) await refuseOtherCompany(tx, record, rest.company)
    // A person's own application keeps the phone that was proved by the code.
    const kept = person && record.isPrimary ? { ...person, phone: record.phone } : person
    return saveParticipant(tx, { guid, version: madeOn, change: { ...rest, person: kept }, at })
  })
  if (version === null) refuse('changed_meanwhile')
  return { version, savedAt: at.toISOString() }
}
