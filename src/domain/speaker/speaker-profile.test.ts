import { describe, expect, it } from 'vitest'
import {
  isForeignSpeaker,
  missingOfSpeaker,
  type SpeakerProfile,
  speakerAccess,
  speakerCardOf,
} from './speaker-profile.ts'

const whole: SpeakerProfile = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  latinLastName: 'Orlova',
  latinFirstName: 'Mariia',
  latinMiddleName: 'Sergeevna',
  positionRu: 'Директор',
  positionEn: 'Director',
  companyRu: 'Лазоревый Банк',
  companyEn: 'Lazorevy Bank',
  biographyRu: 'Строит антифрод.',
  biographyEn: 'Builds antifraud.',
}
const nothing = Object.fromEntries(Object.keys(whole).map(field => [field, null])) as SpeakerProfile

describe('missingOfSpeaker', () => {
  it.each<[string, Partial<SpeakerProfile>, string[]]>([
    ['nothing', {}, []],
    ['a patronymic that there is not', { middleName: null, latinMiddleName: null }, []],
    ['a patronymic in Cyrillic alone', { latinMiddleName: null }, ['latinMiddleName']],
    ['a middle name in Latin alone', { middleName: null }, ['middleName']],
    ['Cyrillic names of somebody who has none', { lastName: null, firstName: null, middleName: null }, []],
    ['half a Cyrillic name', { firstName: null }, ['firstName']],
    ['the Latin name', { latinLastName: null, latinFirstName: '' }, ['latinLastName', 'latinFirstName']],
    [
      'a first name in both scripts, in the order of the form',
      { firstName: null, latinFirstName: null },
      ['firstName', 'latinFirstName'],
    ],
    ['one language of the biography', { biographyEn: null }, ['biographyEn']],
  ])('%s', (_, change, expected) => {
    expect(missingOfSpeaker({ ...whole, ...change }, { foreign: false })).toEqual(expected)
  })

  it('is everything of somebody who wrote nothing', () => {
    expect(missingOfSpeaker(nothing, { foreign: false })).toHaveLength(8)
  })
})

const russianTexts = { positionRu: null, companyRu: null, biographyRu: null }

describe('missingOfSpeaker of a foreigner', () => {
  it.each<[string, Partial<SpeakerProfile>, string[]]>([
    ['English texts alone', russianTexts, []],
    ['Russian texts alone', { positionEn: null, companyEn: null, biographyEn: null }, []],
    ['each text in another language', { positionRu: null, companyEn: null }, []],
    ['a text in no language', { biographyRu: null, biographyEn: '' }, ['biographyEn']],
    ['no Cyrillic name', { lastName: null, firstName: null, middleName: null }, []],
    ['no Latin name', { latinLastName: null }, ['latinLastName']],
  ])('%s', (_, change, expected) => {
    expect(missingOfSpeaker({ ...whole, ...change }, { foreign: true })).toEqual(expected)
  })
})

it.each([
  ['DE', true],
  ['BY', true],
  ['RU', false],
  [null, false],
])('a citizen of %s writes as a foreigner: %s', (citizenship, foreign) => {
  expect(isForeignSpeaker(citizenship)).toBe(foreign)
})

describe('speakerCardOf', () => {
  it('has each language in its own script', () => {
    expect(speakerCardOf(whole)).toMatchObject({
      firstName: { ru: 'Мария', en: 'Mariia' },
      middleName: { ru: 'Сергеевна', en: 'Sergeevna' },
      lastName: { ru: 'Орлова', en: 'Orlova' },
      company: { ru: 'Лазоревый Банк', en: 'Lazorevy Bank' },
    })
  })

  it('has the Latin name in both where there is no other', () => {
    const card = speakerCardOf({ ...whole, lastName: null, firstName: null, latinMiddleName: 'Jane' })
    expect(card).toMatchObject({
      firstName: { ru: 'Mariia', en: 'Mariia' },
      middleName: { ru: 'Jane', en: 'Jane' },
      lastName: { ru: 'Orlova', en: 'Orlova' },
    })
  })
})

it.each([
  ['speaker', 'pending', false, 'open'],
  ['speaker', 'approved', false, 'open'],
  ['speaker', 'approved', true, 'published'],
  ['speaker', 'draft', false, 'none'],
  ['speaker', 'rejected', false, 'none'],
  ['speaker', 'cancelled', true, 'none'],
  ['participant', 'approved', false, 'none'],
  ['media', 'approved', false, 'none'],
] as const)('a %s whose application is %s, published %s: %s', (role, status, published, access) => {
  expect(speakerAccess({ role, status, published })).toBe(access)
})

it('is called by the Latin name in both languages where the Cyrillic one is not whole', () => {
  for (const part of [{ firstName: null }, { lastName: null }]) {
    const card = speakerCardOf({ ...whole, ...part })
    expect([card.lastName.ru, card.firstName.ru]).toEqual([card.lastName.en, card.firstName.en])
  }
})
