import { expect, it } from 'vitest'
import { layWordMark } from './word-mark.ts'

const room = { width: 400, height: 160, largest: 60, besides: 2 }
const lay = (name: string) => layWordMark(name, room, line => line.length * 0.6)

it.each([
  ['Tikhaya', ['Tikhaya']],
  ['Spora Insurance Chamber', ['Spora', 'Insurance', 'Chamber']],
  ['Vstrechny Schet Clearing House', ['Vstrechny Schet', 'Clearing House']],
])('%s', (name, lines) => {
  expect(lay(name).lines).toEqual(lines)
})

it('never leaves the room', () => {
  for (const name of ['A', 'Extraordinarilylongsingleword', 'One two three four five six seven']) {
    const { lines, size } = lay(name)
    expect(size).toBeGreaterThan(0)
    expect(Math.max(...lines.map(line => line.length * 0.6)) * size + 2 * size).toBeLessThanOrEqual(400.001)
    expect(lines.length * size).toBeLessThanOrEqual(160)
  }
})
