import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import {
  answersKeyOf,
  forgetAnswers,
  type KeptAnswers,
  knownFields,
  readAnswers,
  writeAnswers,
} from './rules.ts'

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

let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives back what was kept, of this link alone, until it is forgotten', () => {
  const key = answersKeyOf(token)
  expect(writeAnswers(key, answers)).toBe(true)
  expect(readAnswers(key)).toEqual(answers)
  expect(readAnswers(answersKeyOf(`${token.slice(0, -1)}N`))).toBeNull()
  forgetAnswers(key)
  expect(readAnswers(key)).toBeNull()
  expect(browser.tab.length).toBe(0)
})

it('has no part of the token in the key', () => {
  const kept = answersKeyOf(token)
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
  writeAnswers('key', answers)
  for (const key of browser.tab.keys()) browser.tab.setItem(key, text)
  expect(readAnswers('key')).toBeNull()
})

it('says that a browser without a storage has not kept them', () => {
  browser.window.sessionStorage = forbiddenStorage()
  expect(writeAnswers('key', answers)).toBe(false)
  expect(readAnswers('key')).toBeNull()
})

it('puts back only fields that there are', () => {
  expect(knownFields({ position: null, email: null }, { position: 'Аналитик', gone: 'x' })).toEqual({
    position: 'Аналитик',
  })
})
