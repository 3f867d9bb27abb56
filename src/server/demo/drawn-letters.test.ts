import { expect, it } from 'vitest'
import { initialsOf, lettersOf } from './drawn-letters.ts'

it.each([
  ['Анна Щёголева-Ким', 'АЩ'],
  ['John (Jack) Smith', 'JS'],
  ['Ли', 'Л'],
  ['', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('a partner is named in the language of the picture', () => {
  const letters = (locale: 'ru' | 'en') => lettersOf({ kind: 'partner', seed: 'yantarny-most', locale })
  expect([letters('ru'), letters('en')]).toEqual(['Банк «Янтарный мост»', 'Yantarny Most Bank'])
})

it('a picture without letters is still one of the demo’s', () => {
  expect(lettersOf({ kind: 'album', seed: 'forum-2024-1-desk', locale: 'ru' })).toBe('')
})

it.each([
  ['partner', 'fake-bank'],
  ['speaker', 'yantarny-most'],
  ['album', 'forum-2024-99-desk'],
  ['news', 'forum-2024-1-desk'],
] as const)('nobody gets a %s called %s drawn', (kind, seed) => {
  expect(lettersOf({ kind, seed, locale: 'ru' })).toBeNull()
})
