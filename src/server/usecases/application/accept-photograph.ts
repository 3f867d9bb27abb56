import type * as routes from '#contract/organiser-photograph.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { takePhotographDecision } from '../photograph/take-photograph-decision.ts'
import { readApplication } from './read-application.ts'

/**
 * The committee accepts a photograph that was changed after the approval, or withdraws its request for another. A newer photograph than the one it
 * saw is not accepted.
 */
export const acceptPhotograph: UseCase<
  typeof routes.acceptPhotograph,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { photographFileGuid }, facts }, needs) => {
  const code = await takePhotographDecision(needs, {
    ...{ applicationGuid: guid, photographFileGuid, decision: 'accept', actor, facts },
    reasonFor: () => null,
  })
  if (code) refuse(code)
  return readApplication({ actor, params: { guid } }, needs)
}
