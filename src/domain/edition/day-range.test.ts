import { expect, it } from 'vitest'
import { type DayRange, instantsOf } from './day-range.ts'

it.each<[DayRange, string, string | undefined, string | undefined]>([
  [{}, 'Europe/Moscow', undefined, undefined],
  [{ from: '2025-09-15' }, 'Europe/Moscow', '2025-09-14T21:00:00.000Z', undefined],
  [{ to: '2025-09-15' }, 'Europe/Moscow', undefined, '2025-09-15T21:00:00.000Z'],
  [
    { from: '2025-12-31', to: '2025-12-31' },
    'Asia/Vladivostok',
    '2025-12-30T14:00:00.000Z',
    '2025-12-31T14:00:00.000Z',
  ],
  // The day on which clocks go back has 25 hours.
  [
    { from: '2025-10-26', to: '2025-10-26' },
    'Europe/Berlin',
    '2025-10-25T22:00:00.000Z',
    '2025-10-26T23:00:00.000Z',
  ],
])('%j in %s', (days, timeZone, since, before) => {
  const range = instantsOf(days, timeZone)
  expect([range.since?.toISOString(), range.before?.toISOString()]).toEqual([since, before])
})
