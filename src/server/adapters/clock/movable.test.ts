import { expect, it } from 'vitest'
import { type ClockAnchor, openMovableClock } from './movable.ts'

function setUp() {
  const state: { wall: number; saved: ClockAnchor | null } = {
    wall: Date.parse('2027-01-01T00:00:00Z'),
    saved: null,
  }
  const open = () =>
    openMovableClock({
      initial: new Date('2025-09-15T07:00:00Z'),
      load: async () => state.saved,
      save: async anchor => {
        state.saved = anchor
      },
      wall: () => new Date(state.wall),
    })
  return { state, open }
}

it('starts at the initial time and ticks on', async () => {
  const { state, open } = setUp()
  const clock = await open()
  expect(clock.now().toISOString()).toBe('2025-09-15T07:00:00.000Z')
  state.wall += 90_000
  expect(clock.now().toISOString()).toBe('2025-09-15T07:01:30.000Z')
  expect(clock.wall().getTime()).toBe(state.wall)
})

it('is moved for every instance, also for one that starts later', async () => {
  const { state, open } = setUp()
  const [first, second] = [await open(), await open()]
  state.wall += 5_000
  await first.move(new Date('2026-02-18T06:00:00Z'))
  state.wall += 1_000
  expect(second.now().toISOString()).toBe('2025-09-15T07:00:06.000Z')
  await second.refresh()
  const third = await open()
  for (const clock of [first, second, third])
    expect(clock.now().toISOString()).toBe('2026-02-18T06:00:01.000Z')
})
