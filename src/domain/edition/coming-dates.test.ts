import { expect, test } from 'vitest'
import { comingDates } from './coming-dates.ts'

const days = {
  opens: '2026-02-18',
  payBy: '2026-01-30',
  passportBy: '2026-02-06',
  badgeCompanyName: '2026-02-13',
  transferUntil: '2025-09-26',
  volunteersUntil: '2025-10-31',
}

test.each([
  ['2025-09-15', 'transferUntil volunteersUntil payBy passportBy badgeCompanyName opens'],
  ['2025-09-26', 'transferUntil volunteersUntil payBy passportBy badgeCompanyName opens'],
  ['2025-09-27', 'volunteersUntil payBy passportBy badgeCompanyName opens'],
  ['2026-02-06', 'passportBy badgeCompanyName opens'],
  ['2026-02-18', 'opens'],
  ['2026-02-19', ''],
])('on %s there lie ahead: %s', (today, steps) => {
  expect(
    comingDates(days, today)
      .map(({ step }) => step)
      .join(' '),
  ).toBe(steps)
})
