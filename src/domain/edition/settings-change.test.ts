import { expect, it } from 'vitest'
import type { EditionDates } from './edition-settings.ts'
import {
  pastDays,
  type SettingsWarning,
  settingsEffectsOf,
  settingsWarningsOf,
  vatProblems,
  vatWarningsOf,
} from './settings-change.ts'

const before: EditionDates = {
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  badgeCompanyNameUntil: '2026-02-13',
  transferUntil: '2025-09-26',
  payBy: '2026-01-30',
  passportBy: '2026-02-06',
  volunteersUntil: '2025-10-31',
  feeKopecks: 18_000_000n,
}

it.each<[string, Partial<EditionDates>, string, string[]]>([
  ['nothing changed', {}, '2025-12-01', []],
  // The transfer closed in September: that alone is no fault of a change of the fee.
  ['a day over, left as it was', { feeKopecks: 1n }, '2025-12-01', []],
  ['five days ago', { payBy: '2025-09-10' }, '2025-09-15', ['payBy']],
  ['yesterday', { payBy: '2025-09-14' }, '2025-09-15', ['payBy']],
  ['today', { payBy: '2025-09-15' }, '2025-09-15', []],
  ['several', { payBy: '2025-09-01', startsOn: '2025-09-02' }, '2025-09-15', ['startsOn', 'payBy']],
])('%s', (_, change, today, fields) => {
  expect(pastDays(before, { ...before, ...change }, today)).toEqual(
    fields.map(field => ({ field, code: 'date_past' })),
  )
})

it.each<[Partial<EditionDates>, SettingsWarning[]]>([
  [{}, []],
  [{ payBy: '2026-02-13', passportBy: '2026-02-13' }, []],
  [{ payBy: '2026-02-14' }, ['payAfterBadges']],
  [{ passportBy: '2026-02-14' }, ['passportAfterBadges']],
  [{ badgeCompanyNameUntil: '2026-01-01' }, ['payAfterBadges', 'passportAfterBadges']],
  [{ feeKopecks: 9_000_000n }, ['feeFarOff']],
  [{ feeKopecks: 9_000_001n }, []],
  [{ feeKopecks: 35_999_999n }, []],
  [{ feeKopecks: 36_000_000n }, ['feeFarOff']],
])('case %# warns of what it should', (change, warnings) => {
  expect(settingsWarningsOf(before, { ...before, ...change })).toEqual(warnings)
})

const rates = [
  { from: '2019-01-01', percent: 20n },
  { from: '2026-01-01', percent: 22n },
]

it.each([
  ['2018-12-31', true],
  ['2019-01-01', false],
  ['2027-01-01', false],
])('on %s a rate is missing: %s', (today, missing) => {
  expect(vatProblems(rates, today)).toEqual(missing ? [{ field: 'vatRates', code: 'vat_rate_missing' }] : [])
})

it.each<[string, typeof rates, string, SettingsWarning[]]>([
  ['the same in another order', [...rates].reverse(), '2025-09-15', []],
  ['a rate to come', [...rates, { from: '2027-01-01', percent: 23n }], '2025-09-15', []],
  ['another rate to come', rates.slice(0, 1), '2025-09-15', []],
  ['the same change once it has begun', rates.slice(0, 1), '2026-01-01', ['vatInPast']],
  ['another percentage of today', [{ from: '2019-01-01', percent: 5n }], '2025-09-15', ['vatInPast']],
  [
    'another rate from today on',
    [...rates, { from: '2025-09-15', percent: 5n }],
    '2025-09-15',
    ['vatInPast'],
  ],
])('%s', (_, after, today, warnings) => {
  expect(vatWarningsOf(rates, after, today)).toEqual(warnings)
})

const counts = {
  unpaid: 8,
  invoiced: 2,
  owing: 10,
  withoutPassport: 5,
  withoutTransfer: 0,
  cabinets: 60,
}

it.each<[string[], [string, number][]]>([
  [[], []],
  [
    ['feeKopecks'],
    [
      ['newFee', 8],
      ['oldFeeInvoiced', 2],
    ],
  ],
  [['payBy'], [['payByKept', 10]]],
  [['passportBy'], [['passportMissing', 5]]],
  [['transferUntil'], []],
  [['badgeCompanyNameUntil'], [['badgeEditable', 60]]],
  [['venue', 'name'], [['everyCabinet', 60]]],
  [['reminders'], []],
  [
    ['vatRates'],
    [
      ['newVat', 8],
      ['oldVatInvoiced', 2],
    ],
  ],
])('changing %j', (changed, effects) => {
  expect(settingsEffectsOf(changed, counts)).toEqual(effects.map(([effect, count]) => ({ effect, count })))
})
