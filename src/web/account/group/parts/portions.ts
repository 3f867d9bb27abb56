import type { BulkResult } from '#contract/group.ts'

/** So many people go in one call: a portion takes about a second, so the line moves and leaving costs little. */
export const portionSize = 20

export type PortionResults = BulkResult['results']

type PortionWork = {
  call: (participantGuids: string[]) => Promise<BulkResult>
  /** Whether nobody wants the rest any more; asked before each portion. */
  isLeft: () => boolean
  /** What is known so far, after each portion. */
  onResults: (results: PortionResults) => void
}

/** Calls for many people portion by portion, and answers what became of those who were called for. A portion that fails ends it: what came before was told. */
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
