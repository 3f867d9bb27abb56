import { expect, test } from 'vitest'
import { type AuditDeed, auditParts } from './audit-part.ts'

const deed = (action: string, kind: AuditDeed['kind'] = 'application'): AuditDeed => ({
  action,
  role: 'admin',
  kind,
})

const words: Record<string, string> = {
  approve: 'Одобрено',
  hold: 'Ёлка поставлена',
  refuse: 'Жалоба отклонена',
  reject: 'Одобрено',
}

const partsOf = (deeds: AuditDeed[], locale: 'ru' | 'en' = 'ru') =>
  auditParts(
    deeds,
    ({ action }) => {
      const word = words[action]
      return { word: word ?? action, isKnown: word !== undefined }
    },
    locale,
  ).map(part => part.map(({ action }) => action))

test('deeds go by the alphabet of the language, those of one word together', () => {
  expect(partsOf([deed('approve'), deed('refuse'), deed('reject'), deed('hold')])).toEqual([
    ['hold'],
    ['refuse'],
    ['approve', 'reject'],
  ])
})

test('what has no word in the language comes once, after all that has one', () => {
  expect(
    partsOf([deed('zap'), deed('approve'), deed('abolish'), deed('zap', 'passport'), deed('refuse')]),
  ).toEqual([['refuse'], ['approve'], ['abolish'], ['zap', 'zap']])
})

test('a former name that reads as a word of the language stays a part of its own', () => {
  expect(partsOf([deed('Одобрено'), deed('approve')])).toEqual([['approve'], ['Одобрено']])
})

test('nothing has no parts', () => {
  expect(partsOf([])).toEqual([])
})
