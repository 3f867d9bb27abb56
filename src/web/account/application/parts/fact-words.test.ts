import { describe, expect, it } from 'vitest'
import type { DraftPerson } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { sampleSections } from '#test/factories/draft-sections.ts'
import { nameFacts, siteName } from './fact-words.ts'

const name = m.signup_review_name()
const latinName = m.signup_review_latin_name()

function person(change: Partial<DraftPerson>): DraftPerson {
  const nothing = {
    lastName: null,
    firstName: null,
    middleName: null,
    latinLastName: null,
    latinFirstName: null,
  }
  return { ...sampleSections().person, ...nothing, ...change }
}

const orlova = person({
  ...{ lastName: 'Орлова', firstName: 'Мария', citizenship: 'RU' },
  ...{ latinLastName: 'Orlova', latinFirstName: 'Mariia' },
})
const nowak = person({ latinLastName: 'Nowak', latinFirstName: 'Jan', citizenship: 'PL', prefix: 'Dr' })

describe('nameFacts', () => {
  it('leads with the script of the page', () => {
    expect(nameFacts(orlova, 'ru')).toEqual([
      [name, 'Орлова Мария'],
      [latinName, 'Mariia Orlova'],
    ])
    expect(nameFacts(orlova, 'en')).toEqual([
      [name, 'Mariia Orlova'],
      [m.signup_review_cyrillic_name(), 'Орлова Мария'],
    ])
  })

  it('asks a foreigner for no Cyrillic name, and misses that of a Russian citizen', () => {
    expect(nameFacts(nowak, 'ru')).toEqual([[name, 'Dr Jan Nowak']])
    expect(nameFacts(person({ citizenship: 'RU' }), 'ru')).toEqual([
      [name, ''],
      [latinName, ''],
    ])
  })
})

it.each([
  ['https://bank.example', 'bank.example'],
  ['herald.example', 'herald.example'],
  ['HTTP://herald.example/news/', 'herald.example/news'],
  [null, null],
])('a site has one form: %s', (typed, shown) => {
  expect(siteName(typed)).toBe(shown)
})
