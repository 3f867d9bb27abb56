import { expect, test } from 'vitest'
import { fillLegalText, type LegalFacts, legalTextSince, legalTextVersion } from './legal-text.ts'

const facts = {
  operator: {
    name: { ru: 'общество с ограниченной ответственностью «Форум»', en: 'Forum LLC' },
    address: { ru: 'г. Сочи, ул. Морская, д. 1', en: '1 Morskaya, Sochi' },
    email: 'data@forum.example',
    site: 'https://forum.example',
    inn: '7799004585',
    ogrn: '1157746000017',
  },
  forum: { ru: 'Кибербезопасность в финансах', en: 'Cybersecurity in Finance' },
  since: '2025-07-01',
} as unknown as LegalFacts

test('names are put in, the operator in small letters within a sentence and in a capital at its beginning', () => {
  expect(fillLegalText('Оператор — {operator}, {address}.', facts, 'ru')).toBe(
    'Оператор — общество с ограниченной ответственностью «Форум», г. Сочи, ул. Морская, д. 1.',
  )
  expect(fillLegalText('{operator}: {email}', facts, 'ru')).toBe(
    'Общество с ограниченной ответственностью «Форум»: data@forum.example',
  )
  expect(fillLegalText('{forum} at {site}', facts, 'en')).toBe(
    'Cybersecurity in Finance at https://forum.example',
  )
})

test('a name that nobody knows is a mistake in the file', () => {
  expect(() => fillLegalText('Напишите {nobody}', facts, 'ru')).toThrow('{nobody}')
})

test.each([
  ['2025-06-01', '2025-07-01'],
  ['2025-07-01', '2025-07-01'],
  ['2025-08-01', '2025-08-01'],
])('a text of %s is in force from %s', (version, since) => {
  expect(legalTextSince(version, facts)).toBe(since)
})

test.each([
  [1, '2025-07-01'],
  [2, '2025-07-01.2'],
])('publication %i of a day has the version %s', (number, version) => {
  expect(legalTextVersion('2025-06-01', { ...facts, number })).toBe(version)
})
