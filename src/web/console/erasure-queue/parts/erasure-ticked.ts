import type { ErasureRow } from '#contract/erasure.ts'
import type { ErasureObstacle } from '#domain/erasure/erasure-rules.ts'

const obstacles: readonly ErasureObstacle[] = ['payment_in_progress', 'refund_first']

/** What can be done with which of the ticked requests, and by what others are held up. */
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
