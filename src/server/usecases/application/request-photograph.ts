import type * as routes from '#contract/organiser-photograph.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { takePhotographDecision } from '../photograph/take-photograph-decision.ts'
import { readApplication } from './read-application.ts'

/** The committee asks an approved person for another photograph (decision 020). Refused if the photograph has changed since it was looked at. */
export const requestPhotograph: UseCase<
  typeof routes.requestPhotograph,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { photographFileGuid, reason }, facts }, needs) => {
  const code = await takePhotographDecision(needs, {
    ...{ applicationGuid: guid, photographFileGuid, decision: 'request', actor, facts },
    reasonFor: () => reason,
  })
  if (code) refuse(code)
  return readApplication({ actor, params: { guid } }, needs)
}
