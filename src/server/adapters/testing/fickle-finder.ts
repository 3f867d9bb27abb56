// Stands in for the process that looks at photographs; the picture's width decides what it does.
import type { FinderAnswer, FinderRequest } from '../faces/finder-message.ts'

const answer = (message: FinderAnswer) => process.send?.(message)

process.on('message', ({ id, picture }: FinderRequest) => {
  if (picture.width === 1) process.exit(3)
  if (picture.width === 2) return
  if (picture.width === 3) return answer({ id, fault: 'out of memory' })
  // The process puts its own number into the answer's only figure, so that tests can tell processes apart.
  answer({
    id,
    seen: { faces: [], light: { background: null, sharpness: process.pid, clipped: 0, brightness: 150 } },
  })
})
process.on('disconnect', () => process.exit(0))
answer({ ready: true })
