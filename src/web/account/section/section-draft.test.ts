import { beforeEach, expect, it } from 'vitest'
import { forgetSectionDrafts, readSectionDraft, writeSectionDraft } from './rules.ts'

const of = { guid: 'a1', section: 'profile' }
const base = { name: 'Мария', tick: false }
let kept: Map<string, string>
const place = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
}
beforeEach(() => {
  kept = new Map()
})

it('gives back what was kept, with its version', () => {
  writeSectionDraft(place, of, { version: 3, values: { name: 'Анна', tick: true } })
  expect(readSectionDraft(place, of, base)).toEqual({ version: 3, values: { name: 'Анна', tick: true } })
  expect(readSectionDraft(place, { ...of, guid: 'b2' }, base)).toBeNull()
  writeSectionDraft(place, of, null)
  expect(readSectionDraft(place, of, base)).toBeNull()
})

it.each([
  ['nothing', null],
  ['no JSON', '{"version":'],
  ['no version', '{"values":{}}'],
  ['a list', '[]'],
])('%s is no draft', (_, text) => {
  if (text) kept.set('quorum-section:a1:profile', text)
  expect(readSectionDraft(place, of, base)).toBeNull()
})

it('takes the fields of the form alone, of their own type', () => {
  kept.set('quorum-section:a1:profile', '{"version":1,"values":{"name":7,"tick":true,"other":"x"}}')
  expect(readSectionDraft(place, of, base)?.values).toEqual({ name: 'Мария', tick: true })
})

it('forgets the drafts and nothing else', () => {
  writeSectionDraft(place, of, { version: 1, values: base })
  writeSectionDraft(place, { ...of, section: 'contact' }, { version: 1, values: base })
  kept.set('quorum-theme', 'dark')
  forgetSectionDrafts(place)
  expect([...kept.keys()]).toEqual(['quorum-theme'])
})

it('does without a storage', () => {
  writeSectionDraft(null, of, { version: 1, values: base })
  expect(readSectionDraft(null, of, base)).toBeNull()
  forgetSectionDrafts(null)
})
