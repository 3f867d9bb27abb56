import { expect, it } from 'vitest'
import { type EditionDates, editionProblems } from './edition-settings.ts'

const good: EditionDates = {
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  badgeCompanyNameUntil: '2026-02-13',
  transferUntil: '2025-09-26',
  payBy: '2026-01-30',
  passportBy: '2026-02-06',
  volunteersUntil: '2025-10-31',
  feeKopecks: 18_000_000n,
}

it.each<[string, Partial<EditionDates>, string[]]>([
  ['the settings of 2026', {}, []],
  ['one day', { endsOn: '2026-02-18' }, []],
  ['two weeks', { endsOn: '2026-03-03' }, []],
  ['two weeks and a day', { endsOn: '2026-03-04' }, ['endsOn value_invalid']],
  ['an end before the start', { endsOn: '2026-02-17' }, ['endsOn time_reversed']],
  ['no day', { endsOn: '2026-02-30' }, ['endsOn value_invalid']],
  ['a lock on the eve', { badgeCompanyNameUntil: '2026-02-17' }, []],
  [
    'a lock on the first day',
    { badgeCompanyNameUntil: '2026-02-18' },
    ['badgeCompanyNameUntil date_after_start'],
  ],
  ['a lock long after', { transferUntil: '2026-09-26' }, ['transferUntil date_after_start']],
  ['payment after the start', { payBy: '2026-02-19' }, ['payBy date_after_start']],
  ['volunteers until the forum', { volunteersUntil: '2026-02-18' }, ['volunteersUntil date_after_start']],
  ['passports that are no day', { passportBy: '' }, ['passportBy value_invalid']],
  ['the dearest of all', { feeKopecks: 10_000_000_000n }, []],
  ['a kopeck too dear', { feeKopecks: 10_000_000_001n }, ['feeKopecks value_invalid']],
  ['nothing to pay', { feeKopecks: 0n }, ['feeKopecks value_invalid']],
  ['less than nothing', { feeKopecks: -1n }, ['feeKopecks value_invalid']],
  ['one kopeck', { feeKopecks: 1n }, []],
  ['a fee beyond measure', { feeKopecks: 10_000_000_001n }, ['feeKopecks value_invalid']],
  [
    'several at once',
    { startsOn: '2026-01-01', endsOn: '2025-12-31' },
    [
      'endsOn time_reversed',
      'badgeCompanyNameUntil date_after_start',
      'payBy date_after_start',
      'passportBy date_after_start',
    ],
  ],
])('%s', (_, change, problems) => {
  expect(editionProblems({ ...good, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(
    problems,
  )
})
