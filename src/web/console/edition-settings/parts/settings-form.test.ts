import { expect, test } from 'vitest'
import { feeText, readFee } from './fee-text.ts'
import { fromFields, mergeSettings, settingsPath, toFields, withValue } from './settings-form.ts'

const settings = {
  name: { ru: 'Форум', en: 'Forum' },
  city: { ru: 'Сириус', en: 'Sirius' },
  venue: { ru: 'Центр', en: 'Centre' },
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  feeKopecks: '18000000',
  badgeCompanyNameUntil: '2026-02-13',
  transferUntil: '2025-09-26',
  payBy: '2026-02-10',
  passportBy: '2026-01-31',
  supportEmail: 'support@forum.example',
  supportPhone: '+78000001820',
}
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
  expect(readFee(typed)).toBe(kopecks)
})

test('a fee that was read is written the same way again', () => {
  expect(feeText('18000050', 'ru')).toBe('180000,50')
  expect(readFee(feeText('18000050', 'en'))).toBe('18000050')
  expect(fromFields(base)).toEqual(settings)
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
  ['version', null],
])('%s is the field %s of the form', (field, path) => {
  expect(settingsPath(field)).toBe(path)
})
