import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { createChatStorage } from './chat-storage.ts'

const file = {
  guid: '0198f2f0-0000-7000-8000-000000000001',
  name: 'a.pdf',
  contentType: 'application/pdf',
  bytes: 12,
}
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps a draft of each chat apart and forgets an empty one', () => {
  const [mine, others] = [createChatStorage('a'), createChatStorage('b')]
  mine.writeDraft({ text: 'Здравствуйте', files: [file] })
  expect(mine.readDraft()).toEqual({ text: 'Здравствуйте', files: [file] })
  expect(others.readDraft()).toEqual({ text: '', files: [] })
  mine.writeDraft({ text: '', files: [] })
  expect(mine.readDraft()).toEqual({ text: '', files: [] })
  expect(browser.tab.length).toBe(0)
})

it('brings back what was not sent as failed, with the same guid', () => {
  const storage = createChatStorage('a')
  const written = { guid: 'g', text: 'Вопрос', files: [], writtenAt: '2025-09-15T07:00:00.000Z' }
  storage.writeUnsent([{ ...written, state: 'sending', problem: null, unreachable: true }])
  expect(storage.readUnsent()).toEqual([{ ...written, state: 'failed', problem: null, unreachable: false }])
})

it('keeps nothing that is still on its way when the log-in has ended', () => {
  const storage = createChatStorage('a')
  setKeptOwner('participant', null)
  storage.writeDraft({ text: 'Здравствуйте', files: [] })
  expect(browser.tab.length).toBe(0)
})

it.each([['not json'], ['{"text":1}'], ['[]']])('reads %s as nothing', stored => {
  const storage = createChatStorage('a')
  storage.writeDraft({ text: 'x', files: [] })
  for (const key of browser.tab.keys()) browser.tab.setItem(key, stored)
  expect(storage.readDraft()).toEqual({ text: '', files: [] })
  expect(storage.readUnsent()).toEqual([])
})

it('does without a storage that refuses', () => {
  browser.window.sessionStorage = forbiddenStorage()
  const storage = createChatStorage('a')
  storage.writeDraft({ text: 'x', files: [] })
  expect(storage.readDraft()).toEqual({ text: '', files: [] })
})
