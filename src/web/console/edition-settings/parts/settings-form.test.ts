import { expect, test } from 'vitest'
import type { EditionSettings } from '#contract/organiser-edition.ts'
import { readSum, sumText } from '#web/kit/words/sum-text.ts'
import {
  fromFields,
  joinVatRows,
  mergeSettings,
  settingsPath,
  splitVatRows,
  toFields,
  withValue,
  withWord,
} from './settings-form.ts'

const settings = {
  name: { ru: 'Форум', en: 'Forum' },
  city: { ru: 'Сириус', en: 'Sirius' },
  venue: { ru: 'Центр', en: 'Centre' },
  address: { ru: 'Морская улица, 1', en: '1 Sea Street' },
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  feeKopecks: '18000000',
  vatRates: [
    { from: '2019-01-01', percent: 20 },
    { from: '2026-01-01', percent: 22 },
  ],
  badgeCompanyNameUntil: '2026-02-13',
  transferUntil: '2025-09-26',
  volunteersUntil: '2025-10-31',
  payBy: '2026-02-10',
  passportBy: '2026-01-31',
  supportEmail: 'support@forum.example',
  supportPhone: '+78000001820',
  reminders: ['passport', 'payment'],
  reminderDays: [7, 1],
  plannedMessages: [],
} satisfies EditionSettings
const base = toFields(settings, 'ru')

test.each([
  ['180000', '18000000'],
  ['180 000', '18000000'],
  ['180\u00a0000,50 ₽', '18000050'],
  ['180,000', '18000000'],
  ['180,000.5', '18000050'],
  ['0', '0'],
  ['сто', null],
  ['1.234', null],
  ['', null],
])('%j roubles are %s kopecks', (typed, kopecks) => {
  expect(readSum(typed)).toBe(kopecks)
})

test('a fee that was read is written the same way again', () => {
  expect(sumText('18000050', 'ru')).toBe('180000,50')
  expect(readSum(sumText('18000050', 'en'))).toBe('18000050')
  expect(fromFields(base)).toEqual(settings)
})

test('a rate that is being typed is sent as it is, for the schema to refuse', () => {
  const rows = joinVatRows([
    { from: '2026-01-01', percent: ' 22 %' },
    { from: '', percent: 'five' },
  ])
  expect(fromFields({ ...base, vatRates: rows }).vatRates).toEqual([
    { from: '2026-01-01', percent: 22 },
    { from: '', percent: 'five' },
  ])
  expect(splitVatRows(joinVatRows([{ from: '', percent: '' }]))).toEqual([{ from: '', percent: '' }])
})

test('what two administrators changed apart is put together; what both changed is shown', () => {
  const mine = withValue(withValue(base, 'name.ru', 'Мой форум'), 'payBy', '2026-02-01')
  const theirs = withValue(withValue(base, 'name.en', 'Their forum'), 'payBy', '2026-02-05')
  const merge = mergeSettings(base, mine, theirs)
  expect(merge.merged).toMatchObject({
    name: { ru: 'Мой форум', en: 'Their forum' },
    payBy: '2026-02-01',
  })
  expect(merge.theirs).toEqual({ payBy: '2026-02-05' })
})

test.each([
  ['settings.feeKopecks', 'fee'],
  ['name.ru', 'name.ru'],
  ['settings.payBy', 'payBy'],
  ['settings.vatRates.1.percent', 'vatRates'],
  ['vatRates', 'vatRates'],
  ['version', null],
  ['reminderDays.1', 'reminderDays'],
])('%s is the field %s of the form', (field, path) => {
  expect(settingsPath(field)).toBe(path)
})

test('the days of the reminders are read as people type them', () => {
  const days = (reminderDays: string) => fromFields({ ...base, reminderDays }).reminderDays
  expect(days('14, 7,1')).toEqual([14, 7, 1])
  expect(days(' 3 ')).toEqual([3])
  expect(days('')).toEqual([])
  expect(days('week')).toEqual([Number.NaN])
})

test('a word is put into a list once, and taken out', () => {
  expect(withWord('passport', 'payment', true)).toBe('passport payment')
  expect(withWord('passport payment', 'payment', true)).toBe('passport payment')
  expect(withWord('passport payment', 'passport', false)).toBe('payment')
})
