import { expect, it } from 'vitest'
import { mealsIn } from './meals.ts'

const pause = (from: number, to: number, day = 0) => ({
  guid: 'pause',
  day,
  from: day * 1440 + from,
  to: day * 1440 + to,
  hall: null,
})

it.each([
  ['a lunch', pause(780, 840), 1],
  ['a lunch of another day', pause(780, 840, 2), 1],
  ['a coffee break', pause(720, 750), 0],
  ['the registration in the morning', pause(540, 600), 0],
  ['a reception in the evening', pause(1140, 1260), 0],
])('%s', (_, one, count) => {
  expect(mealsIn([one])).toHaveLength(count)
})
