import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import { openTab } from '#test/factories/browser.ts'
import { readAnswers, writeAnswers } from '#web/account/confirmation/rules.ts'
import { noCoordinator } from '#web/account/group/rules.ts'
import { keepGroupDraft, readGroupDraft } from '#web/account/group-signup/rules.ts'
import { readPaymentDraft, writePaymentDraft } from '#web/account/payment/rules.ts'
import { readSectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { leaveForLogin } from '#web/kit/api/leave-for-login.ts'
import { isBadgeOnPhone, keepBadgeCopy, readBadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { createChatStorage } from '#web/kit/chat/chat-storage.ts'
import { marksHere, setMark, takeMarks, unsentMarks } from '#web/kit/favourite/kept-marks.ts'
import { keysAreOn, setKeysOn } from '#web/kit/list/key-preference.ts'
import { readPendingCode, writePendingCode } from '#web/kit/login/pending-code.ts'
import { logInEndOf } from '#web/kit/session/expired-response.ts'
import { available, blocked, sampleToken, sampleUser } from '#web/kit/session/session-samples.ts'
import { emptySession, setLists, setPhone, setToken } from '#web/kit/session/session-state.ts'
import { createSessionStore, type SessionStore } from '#web/kit/session/session-store.ts'
import { keptOwnResult, resultHere } from '#web/kit/survey/kept-survey.ts'

const guid = '4b0e4f0a-0000-4000-8000-000000000001'
const hour = 3_600_000
const start = Date.parse('2026-02-18T06:00:00Z')
const copy = {
  guid,
  badge: {
    ...{ version: 1, companyShortName: null, position: null, prefix: null, firstName: null, lastName: null },
    ...{
      middleName: null,
      latinFirstName: null,
      latinLastName: null,
      photographFileGuid: null,
      wifiCode: null,
    },
    role: 'participant',
    verdict: { mayEnter: true, open: [] },
    lock: { locked: false, cause: null, until: null, request: null },
    pass: { code: 'Q1:', validFrom: '2026-02-18T05:00:00Z', validTo: '2026-02-20T20:00:00Z' },
  } satisfies Badge,
  photograph: null,
  savedAt: '2026-02-17T09:00:00Z',
}
const answers = {
  ...{ participant: guid, person: {}, company: {}, media: {} },
  ...{ consents: [], textVersion: null, sections: [] },
}
const code = {
  purpose: 'login',
  phone: '+79120000001',
  requestId: 'r',
  resendAt: 0,
  expiresAt: start * 2,
} as const

/** Everything the browser stores for a log-in: how it is written, and how a newly logged-in person would find it. */
const stores: Record<string, { keep: () => void; isKept: () => boolean }> = {
  'a section': {
    keep: () => writeSectionDraft({ guid, section: 'profile' }, { version: 1, values: { name: 'Анна' } }),
    isKept: () => readSectionDraft({ guid, section: 'profile' }, { name: '' }) !== null,
  },
  'a group': {
    keep: () => keepGroupDraft({ coordinator: noCoordinator }),
    isKept: () => readGroupDraft().coordinator !== null,
  },
  'a payer': {
    keep: () => writePaymentDraft({ forGuid: guid, fullName: 'Анна', address: 'Тверь' }),
    isKept: () => readPaymentDraft(guid) !== null,
  },
  'an answer to a link': {
    keep: () => void writeAnswers('link', answers),
    isKept: () => readAnswers('link') !== null,
  },
  'an awaited code': {
    keep: () => writePendingCode(code),
    isKept: () => readPendingCode('login', start) !== null,
  },
  'a chat': {
    keep: () => createChatStorage(`person-${guid}`).writeDraft({ text: 'Вопрос', files: [] }),
    isKept: () => createChatStorage(`person-${guid}`).readDraft().text !== '',
  },
  'a message on its way': {
    keep: () =>
      createChatStorage(`person-${guid}`).writeUnsent([
        { ...{ guid: 'm', text: 'Вопрос', files: [], writtenAt: '' }, ...failed },
      ]),
    isKept: () => createChatStorage(`person-${guid}`).readUnsent().length > 0,
  },
  'the badge of the tab': {
    keep: () => void keepBadgeCopy(copy, { phone: false }),
    isKept: () => readBadgeCopy(guid, new Date(start)) !== null,
  },
  // Belong to nobody by their key, because public pages read them without the session's rules.
  'the stars': {
    keep: () =>
      takeMarks(guid, { sent: [], answer: [{ guid: 'talk', mark: 'favourite', at: '2026-02-01' }] }),
    isKept: () => marksHere().size > 0,
  },
  'the result of the survey': {
    keep: () => void keptOwnResult.write(guid),
    isKept: () => resultHere() !== null,
  },
}

const failed = { state: 'failed', problem: null, unreachable: false } as const

let browser: ReturnType<typeof openTab>
let session: SessionStore

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  browser = openTab({ path: '/account/badge' })
  session = freshPage()
  logIn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function freshPage(): SessionStore {
  return createSessionStore({
    audience: 'participant',
    clock: () => Date.now(),
    every: () => () => undefined,
  })
}

function logIn(): void {
  session.update((_, now) => {
    const token = { accessToken: sampleToken('me'), expiresAt: now + 12 * hour }
    const state = setPhone(setToken(emptySession, token, now), '+79120000001')
    return setLists(state, { users: [sampleUser({ guid, ...available })], groups: [], staffCompanies: [] })
  })
}

const byServer = (body: unknown) => {
  const end = logInEndOf(401, body)
  if (end) leaveForLogin(end, session)
}

/** Each way in which a log-in ends, and whether it takes also what the person chose to keep on the phone. */
const ways: Record<string, { end: () => unknown; takesChosen: boolean }> = {
  'log out': { end: () => session.end('logout'), takesChosen: true },
  'log out without a network': { end: () => session.end('untold'), takesChosen: true },
  'log out on another device': {
    end: () => byServer({ code: 'token_invalid' }),
    takesChosen: true,
  },
  'a block': {
    end: () =>
      session.update(state => setLists(state, { ...state, users: [sampleUser({ guid, ...blocked })] })),
    takesChosen: true,
  },
  'the server says that it expired': {
    end: () => byServer({ error: 'Token expired' }),
    takesChosen: false,
  },
  'the clock says that it expired': {
    end() {
      vi.setSystemTime(start + 12 * hour)
      session.isAuthenticated()
    },
    takesChosen: false,
  },
  'an hour without use': {
    end: () => session.end('idle'),
    takesChosen: false,
  },
  'the browser was closed': {
    end() {
      browser.cookies.clear()
      session = freshPage()
    },
    takesChosen: false,
  },
}

describe.each(Object.entries(ways))('%s', (_, { end, takesChosen }) => {
  it.each(Object.entries(stores))('forgets %s', async (_name, { keep, isKept }) => {
    keep()
    expect(isKept()).toBe(true)
    await end()
    logIn()
    expect(isKept()).toBe(false)
  })

  it('leaves no key of the log-in', async () => {
    for (const { keep } of Object.values(stores)) keep()
    await end()
    const left = [...browser.tab.keys(), ...browser.device.keys()].filter(key =>
      key.startsWith('quorum:login:'),
    )
    // A blocked person stays logged in, to read why.
    expect(left.filter(key => !/:(?:session|current-user)$/.test(key))).toEqual([])
  })

  it(`${takesChosen ? 'takes' : 'leaves'} the badge on the phone and its pages`, async () => {
    keepBadgeCopy(copy, { phone: true })
    const pages = ['/account', '/account.data', '/en/account/badge', '/program', '/offline']
    for (const page of pages) browser.cachedPages.add(`http://own.example${page}`)
    await end()
    await forgotten()
    logIn()
    expect(isBadgeOnPhone(guid)).toBe(!takesChosen)
    expect([...browser.cachedPages].map(url => new URL(url).pathname)).toEqual(
      takesChosen ? ['/program', '/offline'] : pages,
    )
  })

  it('leaves what is the browser’s', async () => {
    setKeysOn(false)
    await end()
    expect(keysAreOn()).toBe(false)
  })
})

describe('another tab', () => {
  it('forgets its own when it hears of it', () => {
    const chat = stores['a chat']
    chat?.keep()
    browser.device.removeItem('quorum:login:participant:-:session')
    session.sync()
    logIn()
    expect(chat?.isKept()).toBe(false)
  })

  it('leaves the badge on the phone to the tab in which it ended', () => {
    keepBadgeCopy(copy, { phone: true })
    browser.device.removeItem('quorum:login:participant:-:session')
    session.sync()
    logIn()
    expect(isBadgeOnPhone(guid)).toBe(true)
  })
})

it('another person who logs in finds nothing of the one before, not even on the phone', () => {
  keepBadgeCopy(copy, { phone: true })
  session.end('expired')
  session.update((_, now) => {
    const token = { accessToken: sampleToken('another'), expiresAt: now + hour }
    return setPhone(setToken(emptySession, token, now), '+79120000002')
  })
  expect(browser.device.keys()).toEqual(['quorum:login:participant:-:session'])
})

describe('another person who logs in without a log-out before', () => {
  const logInAs = (account: string) =>
    session.update((_, now) => {
      const token = { accessToken: sampleToken(account), expiresAt: now + hour }
      return setPhone(setToken(emptySession, token, now), '+79120000002')
    })

  it.each(Object.entries(stores))('does not find %s', (_name, { keep, isKept }) => {
    keep()
    logInAs('another')
    expect(isKept()).toBe(false)
  })

  it('does not find the badge on the phone', () => {
    keepBadgeCopy(copy, { phone: true })
    logInAs('another')
    expect(isBadgeOnPhone(guid)).toBe(false)
  })

  it('takes along the stars from before any log-in, which are this device’s', () => {
    session.end('logout')
    setMark('talk', 'favourite')
    logInAs('another')
    expect(unsentMarks('another-person').map(mark => mark.guid)).toEqual(['talk'])
  })

  it('finds everything where it is the same person with a new token', () => {
    for (const { keep } of Object.values(stores)) keep()
    session.update((state, now) =>
      setToken(state, { accessToken: sampleToken('me'), expiresAt: now + 13 * hour }, now),
    )
    expect(Object.entries(stores).filter(([, { isKept }]) => !isKept())).toEqual([])
  })
})

it('pages of the cabinet go when nothing on the phone needs them', async () => {
  browser.cachedPages.add('http://own.example/account')
  session.end('expired')
  await forgotten()
  expect(browser.cachedPages.size).toBe(0)
})

/** The pages are deleted in the background, so wait for it. */
async function forgotten(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
