import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage, ChatPart } from '#contract/chat.ts'
import { openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import type { ChatSource, NewMessage } from '../chat-source.ts'
import { createChatStorage } from '../chat-storage.ts'
import { createLiveChat, type LiveChat } from './live-chat.ts'

const noMarks = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }
const lost = new Error('network')
const settle = () => new Promise(resolve => setTimeout(resolve, 0))

/** A server with one chat; `down` loses calls before they arrive, `deaf` loses only answers. */
function server() {
  const messages: ChatMessage[] = []
  const told: unknown[] = []
  const state = { down: false, deaf: false, refuse: '', reads: 0, calls: [] as string[] }
  const add = (side: 'person' | 'support', guid: string, text = '') => {
    messages.push({
      guid,
      text,
      side,
      number: messages.length + 1,
      authorName: null,
      own: side === 'person',
      files: [],
      createdAt: '2025-09-15T07:00:00Z',
    })
  }
  const read = async (query: { after?: number; before?: number; limit?: number }): Promise<ChatPart> => {
    state.reads += 1
    await settle()
    if (state.down) throw lost
    const { after, before = Number.POSITIVE_INFINITY, limit = 50 } = query
    const fitting = messages.filter(({ number }) => number > (after ?? 0) && number < before)
    const part = after === undefined ? fitting.slice(-limit) : fitting.slice(0, limit)
    const hasEarlier = (part[0]?.number ?? 1) > 1
    return { messages: part, hasEarlier, lastNumber: messages.length, marks: noMarks, answerBy: null }
  }
  const send = async (message: NewMessage): Promise<ChatMessage> => {
    state.calls.push(message.guid)
    await settle()
    if (state.down) throw lost
    if (state.refuse === message.text) throw new Error('refused')
    if (!messages.some(({ guid }) => guid === message.guid)) add('person', message.guid, message.text)
    if (state.deaf) throw lost
    const taken = messages.find(({ guid }) => guid === message.guid)
    if (!taken) throw lost
    return taken
  }
  const source: ChatSource = {
    key: 'test',
    side: 'person',
    read,
    send,
    mark: async marks => {
      told.push(marks)
      return null
    },
    upload: () => Promise.reject(lost),
    concerns: () => true,
  }
  return { state, messages, told, add, source }
}

beforeEach(() => {
  openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(source: ChatSource): LiveChat {
  let guids = 0
  return createLiveChat({
    source,
    storage: createChatStorage(source.key),
    now: () => '2025-09-15T07:00:00Z',
    newGuid: () => {
      guids += 1
      return `new${guids}`
    },
    readFailure: error => ({
      sentence: error instanceof Error ? error.message : '',
      unreachable: error === lost,
    }),
  })
}

const texts = (chat: LiveChat) => chat.view().messages.map(({ text }) => text)
const pending = (chat: LiveChat) => chat.view().pending.map(({ text, state }) => `${text}:${state}`)

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) await settle()
  expect(holds()).toBe(true)
}

describe('createLiveChat', () => {
  it('reads the latest part, then earlier ones, then everything after the last held', async () => {
    const { source, add } = server()
    for (let number = 1; number <= 120; number += 1) add('support', `s${number}`, String(number))
    const chat = open(source)
    await chat.refresh()
    expect([texts(chat).at(0), texts(chat).length]).toEqual(['71', 50])
    await chat.loadEarlier()
    expect([texts(chat).at(0), chat.view().hasEarlier]).toEqual(['21', true])
    for (let number = 121; number <= 350; number += 1) add('support', `s${number}`, String(number))
    chat.hint({ lastNumber: 350, marks: noMarks })
    await until(() => texts(chat).length === 330)
    expect(texts(chat)).toEqual(Array.from({ length: 330 }, (_, index) => String(index + 21)))
  })

  it('asks once for many hints of the same', async () => {
    const { source, add, state } = server()
    const chat = open(source)
    await chat.refresh()
    add('support', 's1')
    for (let time = 0; time < 20; time += 1) chat.hint({ lastNumber: 1, marks: noMarks })
    await until(() => chat.view().messages.length === 1)
    await settle()
    expect(state.reads).toBeLessThanOrEqual(3)
  })

  it('sends in the order of writing', async () => {
    const { source } = server()
    const chat = open(source)
    await chat.refresh()
    for (const text of ['a', 'b', 'c']) chat.send({ text, files: [] })
    expect(pending(chat)).toEqual(['a:sending', 'b:sending', 'c:sending'])
    await until(() => texts(chat).length === 3)
    expect([texts(chat), pending(chat)]).toEqual([['a', 'b', 'c'], []])
  })

  it('sends again by itself after the connection was lost, each message once', async () => {
    const { source, state, messages } = server()
    const chat = open(source)
    await chat.refresh()
    state.down = true
    chat.send({ text: 'a', files: [] })
    chat.send({ text: 'b', files: [] })
    await until(() => pending(chat).every(text => text.endsWith('failed')))
    expect(chat.view().reachable).toBe(false)
    state.down = false
    await chat.refresh()
    await until(() => texts(chat).length === 2)
    expect([texts(chat), pending(chat), chat.view().reachable]).toEqual([['a', 'b'], [], true])
    expect(messages).toHaveLength(2)
  })

  it('does not double a message whose answer was lost', async () => {
    const { source, state, messages } = server()
    const chat = open(source)
    await chat.refresh()
    state.deaf = true
    chat.send({ text: 'a', files: [] })
    await until(() => pending(chat).includes('a:failed'))
    state.deaf = false
    chat.resend('new1')
    await until(() => texts(chat).length === 1)
    expect([messages.length, pending(chat), state.calls]).toEqual([1, [], ['new1', 'new1']])
  })

  it('keeps a refused message, goes on with the next, and hands the refused one back', async () => {
    const { source, state } = server()
    state.refuse = 'bad'
    const chat = open(source)
    await chat.refresh()
    chat.send({ text: 'bad', files: [] })
    chat.send({ text: 'good', files: [] })
    await until(() => texts(chat).includes('good'))
    await chat.refresh()
    expect(pending(chat)).toEqual(['bad:failed'])
    expect(chat.takeBack('new1')).toEqual({ text: 'bad', files: [] })
    expect(pending(chat)).toEqual([])
  })

  it('brings back what was on its way when the page was left', async () => {
    const { source, state } = server()
    state.down = true
    const before = open(source)
    before.send({ text: 'a', files: [] })
    await until(() => pending(before).includes('a:failed'))
    const after = open(source)
    expect(pending(after)).toEqual(['a:failed'])
    state.down = false
    await after.refresh()
    after.resend('new1')
    await until(() => texts(after).length === 1)
    expect(open(source).view().pending).toEqual([])
  })

  it('tells that it could not load, and loads on the next try', async () => {
    const { source, state } = server()
    state.down = true
    const chat = open(source)
    await chat.refresh()
    expect([chat.view().phase, chat.view().problem]).toEqual(['failed', 'network'])
    state.down = false
    chat.retry()
    await until(() => chat.view().phase === 'ready')
  })

  it('says what was received and read of the other side, and never less', async () => {
    const { source, add, told } = server()
    for (const guid of ['s1', 's2', 's3']) add('support', guid)
    const chat = open(source)
    await chat.refresh()
    chat.markRead(2)
    chat.markRead(3)
    chat.markRead(1)
    await until(() => chat.view().marks.personRead === 3)
    expect(told).toEqual([{ received: 3 }, { read: 2 }, { read: 3 }])
  })
})
