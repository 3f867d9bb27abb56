import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { readSectionDraft, writeSectionDraft } from './rules.ts'

const of = { guid: 'a1', section: 'profile' }
const base = { name: 'Мария', tick: false }
const key = 'quorum:login:participant:me:section-draft:a1:profile'
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives back what was kept, with its version', () => {
  writeSectionDraft(of, { version: 3, values: { name: 'Анна', tick: true } })
  expect(readSectionDraft(of, base)).toEqual({ version: 3, values: { name: 'Анна', tick: true } })
  expect(readSectionDraft({ ...of, guid: 'b2' }, base)).toBeNull()
  writeSectionDraft(of, null)
  expect(readSectionDraft(of, base)).toBeNull()
})

it('is of this tab and of this account alone', () => {
  writeSectionDraft(of, { version: 1, values: base })
  expect([browser.tab.keys(), browser.device.keys()]).toEqual([[key], []])
  setKeptOwner('participant', 'another')
  expect(readSectionDraft(of, base)).toBeNull()
})

it.each([
  ['nothing', null],
  ['no JSON', '{"version":'],
  ['no version', '{"values":{}}'],
  ['a list', '[]'],
])('%s is no draft', (_, text) => {
  if (text) browser.tab.setItem(key, text)
  expect(readSectionDraft(of, base)).toBeNull()
})

it('takes the fields of the form alone, of their own type', () => {
  browser.tab.setItem(key, '{"version":1,"values":{"name":7,"tick":true,"other":"x"}}')
  expect(readSectionDraft(of, base)?.values).toEqual({ name: 'Мария', tick: true })
})
