import type * as routes from '#contract/organiser-photograph.ts'
import type { UseCase } from '#server/use-case.ts'
import { takePhotographDecision } from './take-photograph-decision.ts'

/** Decides on several photographs, each in a transaction of its own and with its own result. */
export const decidePhotographs: UseCase<
  typeof routes.decidePhotographs,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { photographs, decision, reason }, facts }, needs) => {
  const each = new Map(photographs.map(photograph => [photograph.guid, photograph]))
  const results: { guid: string; ok: boolean; code: Awaited<ReturnType<typeof takePhotographDecision>> }[] =
    []
  for (const { guid, photographFileGuid } of each.values()) {
    const code = await takePhotographDecision(needs, {
      ...{ applicationGuid: guid, photographFileGuid, decision, actor, facts },
      reasonFor: locale => reason[locale] || null,
    })
    results.push({ guid, ok: code === null, code })
  }
  return { results }
}
