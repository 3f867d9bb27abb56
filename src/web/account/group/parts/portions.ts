import type { BulkResult } from '#contract/group.ts'

/** People per call. A call of this size takes about a second, so progress is visible and stopping is quick. */
export const portionSize = 20

export type PortionResults = BulkResult['results']

type PortionWork = {
  call: (participantGuids: string[]) => Promise<BulkResult>
  /** Asked before each portion; true stops the rest. */
  isLeft: () => boolean
  /** Called after each portion with all results so far. */
  onResults: (results: PortionResults) => void
}

/** Calls the API for many people in portions and returns each result. A failing portion stops it; the earlier results were already reported. */
export async function callInPortions(
  participantGuids: readonly string[],
  { call, isLeft, onResults }: PortionWork,
): Promise<PortionResults> {
  let results: PortionResults = []
  for (let from = 0; from < participantGuids.length && !isLeft(); from += portionSize) {
    const answer = await call(participantGuids.slice(from, from + portionSize))
    results = [...results, ...answer.results]
    onResults(results)
  }
  return results
}
