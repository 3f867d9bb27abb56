import { expect, it } from 'vitest'
import { emptyDraft } from '#domain/content/content-values.ts'
import { type DraftOwner, keepDraft, readKeptDraft } from './kept-draft.ts'

function tab() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const owner: DraftOwner = { phone: '+79000000006', kind: 'faqItem', guid: null, edition: undefined }
const typed = { ...emptyDraft('faqItem'), question: { ru: 'Где вход?', en: '' } }

it('gives back what was typed, until it is forgotten', () => {
  const place = tab()
  keepDraft(place, owner, { base: null, values: typed })
  expect(readKeptDraft(place, owner)).toEqual({ base: null, values: typed })
  keepDraft(place, owner, null)
  expect(readKeptDraft(place, owner)).toBeNull()
})

it.each<[string, Partial<DraftOwner>]>([
  ['another person', { phone: '+79000000001' }],
  ['another kind', { kind: 'news' }],
  ['another piece', { guid: '0190a1b2-0000-7000-8000-000000000001' }],
  ['another forum', { edition: '2024' }],
])('gives nothing to %s', (_, other) => {
  const place = tab()
  keepDraft(place, owner, { base: null, values: typed })
  expect(readKeptDraft(place, { ...owner, ...other })).toBeNull()
})

it.each([
  ['what is no draft', '{"base":null}'],
  ['a draft that lacks a field of today', '{"base":null,"values":{"question":{"ru":"","en":""}}}'],
  ['what is no JSON', '{'],
])('gives nothing of %s', (_, text) => {
  const place = { ...tab(), getItem: () => text }
  expect(readKeptDraft(place, owner)).toBeNull()
})

it('goes without where storage is forbidden or full', () => {
  const full = {
    ...tab(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  keepDraft(full, owner, { base: null, values: typed })
  expect(readKeptDraft(full, owner)).toBeNull()
  expect(readKeptDraft(null, owner)).toBeNull()
})
