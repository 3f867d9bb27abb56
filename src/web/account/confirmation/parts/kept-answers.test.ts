import { expect, it } from 'vitest'
import { memoryStorage } from '#web/kit/session/memory-storage.ts'
import { answersKeyOf, type KeptAnswers, knownFields, readAnswers, writeAnswers } from './kept-answers.ts'

const token = 'q7VnE3m-0yTg_4rJ2hZ8wXcB6sKdLpA1uFvNiO5eYtM'

const answers: KeptAnswers = {
  participant: '4b0e4f0a-0000-4000-8000-000000000001',
  person: { position: 'Аналитик', middleName: null },
  company: {},
  media: {},
  consents: ['processing'],
  textVersion: '2025-09-01',
  sections: ['transfer'],
}

it('gives back what was kept, of this link alone, until it is forgotten', () => {
  const place = memoryStorage()
  const key = answersKeyOf(token)
  expect(writeAnswers(place, key, answers)).toBe(true)
  expect(readAnswers(place, key)).toEqual(answers)
  expect(readAnswers(place, answersKeyOf(`${token.slice(0, -1)}N`))).toBeNull()
  writeAnswers(place, key, null)
  expect(readAnswers(place, key)).toBeNull()
  expect(place.length).toBe(0)
})

it('has no part of the token in the key', () => {
  const [, kept = ''] = /^quorum-confirmation-(.+)$/.exec(answersKeyOf(token)) ?? []
  expect(kept).toMatch(/^[\da-z]{1,13}$/)
  for (let start = 0; start + 4 <= kept.length; start += 1)
    expect(token).not.toContain(kept.slice(start, start + 4))
})

it.each([
  ['no JSON', 'so-and-so'],
  ['another thing', '[]'],
  ['a consent that there is not', JSON.stringify({ ...answers, consents: ['everything'] })],
  ['a correction that is no value', JSON.stringify({ ...answers, person: { position: {} } })],
])('takes %s for nothing', (_, text) => {
  const place = memoryStorage()
  place.setItem('key', text)
  expect(readAnswers(place, 'key')).toBeNull()
})

it('does without a storage, and with one that is full', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(readAnswers(null, 'key')).toBeNull()
  expect(writeAnswers(null, 'key', answers)).toBe(false)
  expect(writeAnswers(full, 'key', answers)).toBe(false)
})

it('puts back only fields that there are', () => {
  expect(knownFields({ position: null, email: null }, { position: 'Аналитик', gone: 'x' })).toEqual({
    position: 'Аналитик',
  })
})
