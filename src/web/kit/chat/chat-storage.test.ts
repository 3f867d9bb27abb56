import { expect, it } from 'vitest'
import { memoryStorage } from '#web/kit/session/memory-storage.ts'
import { createChatStorage, forgetChats } from './chat-storage.ts'

const file = {
  guid: '0198f2f0-0000-7000-8000-000000000001',
  name: 'a.pdf',
  contentType: 'application/pdf',
  bytes: 12,
}

it('keeps a draft of each conversation apart and forgets an empty one', () => {
  const store = memoryStorage()
  const [mine, others] = [createChatStorage(store, 'a'), createChatStorage(store, 'b')]
  mine.writeDraft({ text: 'Здравствуйте', files: [file] })
  expect(mine.readDraft()).toEqual({ text: 'Здравствуйте', files: [file] })
  expect(others.readDraft()).toEqual({ text: '', files: [] })
  mine.writeDraft({ text: '', files: [] })
  expect(mine.readDraft()).toEqual({ text: '', files: [] })
})

it('brings back what was not sent as failed, with the same guid', () => {
  const storage = createChatStorage(memoryStorage(), 'a')
  const written = { guid: 'g', text: 'Вопрос', files: [], writtenAt: '2025-09-15T07:00:00.000Z' }
  storage.writeUnsent([{ ...written, state: 'sending', problem: null, unreachable: true }])
  expect(storage.readUnsent()).toEqual([{ ...written, state: 'failed', problem: null, unreachable: false }])
})

it('leaves no word of any conversation to the next person at the tab', () => {
  const store = memoryStorage()
  store.setItem('session', '{}')
  for (const conversation of ['a', 'b']) {
    const storage = createChatStorage(store, conversation)
    storage.writeDraft({ text: 'Здравствуйте', files: [] })
    storage.writeUnsent([
      {
        guid: 'g',
        text: 'Вопрос',
        files: [],
        writtenAt: '',
        state: 'sending',
        problem: null,
        unreachable: true,
      },
    ])
  }
  expect(store.length).toBe(5)
  forgetChats(store)
  expect([store.length, store.key(0)]).toEqual([1, 'session'])
  expect(() => forgetChats(null)).not.toThrow()
})

it.each([['not json'], ['{"text":1}'], ['[]']])('reads %s as nothing', stored => {
  const storage = createChatStorage({ getItem: () => stored, setItem: () => {}, removeItem: () => {} }, 'a')
  expect(storage.readDraft()).toEqual({ text: '', files: [] })
  expect(storage.readUnsent()).toEqual([])
})

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = createChatStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'a')
  storage.writeDraft({ text: 'x', files: [] })
  expect(storage.readDraft()).toEqual({ text: '', files: [] })
})
