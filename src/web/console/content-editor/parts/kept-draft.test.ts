import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '#domain/content/content-values.ts'
import { openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { type DraftPlace, keepDraft, readKeptDraft } from './kept-draft.ts'

const place: DraftPlace = { kind: 'faqItem', guid: null, edition: undefined }
const typed = { ...emptyDraft('faqItem'), question: { ru: 'Где вход?', en: '' } }
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab({ path: '/organizer/content' })
  setKeptOwner('organizer', 'editor')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives back what was typed, until it is forgotten', () => {
  keepDraft(place, { base: null, values: typed })
  expect(readKeptDraft(place)).toEqual({ base: null, values: typed })
  keepDraft(place, null)
  expect(readKeptDraft(place)).toBeNull()
})

it('is kept as the log-in ends, and found by the same editor', () => {
  setKeptOwner('organizer', null)
  keepDraft(place, { base: null, values: typed })
  setKeptOwner('organizer', 'editor')
  expect(readKeptDraft(place)).toEqual({ base: null, values: typed })
})

it('gives nothing to another person', () => {
  keepDraft(place, { base: null, values: typed })
  setKeptOwner('organizer', 'another')
  expect(readKeptDraft(place)).toBeNull()
})

it.each<[string, Partial<DraftPlace>]>([
  ['another kind', { kind: 'news' }],
  ['another piece', { guid: '0190a1b2-0000-7000-8000-000000000001' }],
  ['another forum', { edition: '2024' }],
])('gives nothing for %s', (_, other) => {
  keepDraft(place, { base: null, values: typed })
  expect(readKeptDraft({ ...place, ...other })).toBeNull()
})

it.each([
  ['what is no draft', '{"base":null}'],
  ['a draft that lacks a field of today', '{"base":null,"values":{"question":{"ru":"","en":""}}}'],
  ['what is no JSON', '{'],
])('gives nothing of %s', (_, text) => {
  keepDraft(place, { base: null, values: typed })
  for (const key of browser.tab.keys()) browser.tab.setItem(key, text)
  expect(readKeptDraft(place)).toBeNull()
})
