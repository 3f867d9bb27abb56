import { describe, expect, it } from 'vitest'
import { paceRoom } from './message-pace.ts'

const now = new Date('2026-02-01T10:00:00.000Z')
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)

describe('what a pace allows', () => {
  it.each([
    ['a channel never used saves up a tenth of a second', null, 200, 20, 0],
    ['a channel used long ago, no more', at(-60_000), 200, 20, 0],
    ['a slow one, a single message', null, 1, 1, 0],
    ['one message in ten seconds', at(-60_000), 0.1, 1, 0],
    ['what the pace has freed since', at(-45), 200, 10, 0],
    ['the very moment', at(0), 200, 1, 0],
    ['not yet', at(3), 200, 0, 3],
    ['not yet, slowly', at(700), 1, 0, 700],
  ])('%s', (_, freeAt, perSecond, count, wait) => {
    expect(paceRoom({ freeAt, perSecond }, now)).toMatchObject({ count, wait })
  })

  it.each([1, 10, 200])('%d a second is kept over a minute, however often one asks', perSecond => {
    let freeAt: Date | null = null
    let sent = 0
    for (let moment = 0; moment < 60_000; moment += 7) {
      const room = paceRoom({ freeAt, perSecond }, at(moment))
      if (room.count === 0) continue
      sent += room.count
      freeAt = room.freeAtAfter(room.count)
    }
    expect(sent).toBeGreaterThanOrEqual(60 * perSecond * 0.93)
    expect(sent).toBeLessThanOrEqual(60 * perSecond + Math.max(1, perSecond / 10))
  })
})
