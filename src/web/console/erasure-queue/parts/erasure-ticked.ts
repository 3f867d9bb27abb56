import type { ErasureRow } from '#contract/erasure.ts'
import type { ErasureObstacle } from '#domain/erasure/erasure-rules.ts'

const obstacles: readonly ErasureObstacle[] = ['payment_in_progress', 'refund_first']

/** Sorts the ticked requests by what can be done with them, and counts what holds up the others. */
export function erasuresByAct<Row extends Pick<ErasureRow, 'status' | 'obstacle'>>(ticked: readonly Row[]) {
  const open = ticked.filter(({ status }) => status === 'open')
  return {
    open,
    erasable: open.filter(({ obstacle }) => obstacle === null),
    held: obstacles.map(each => ({
      obstacle: each,
      count: open.filter(({ obstacle }) => obstacle === each).length,
    })),
  }
}
