import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { mayHaveSession } from './may-have-session.ts'
import { sampleToken } from './session-samples.ts'
import { emptySession, setPhone, setToken } from './session-state.ts'
import { forgetStoredSession, liveSession, writeStoredSession } from './stored-session.ts'

const now = 1_000_000
const session = setToken(
  setPhone(emptySession, '+79120000001'),
  { accessToken: sampleToken('me'), expiresAt: now + 1000 },
  now,
)
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows a script the live log-in of each audience, and a stranger none', () => {
  expect([mayHaveSession(), liveSession('participant', now)]).toEqual([false, null])
  writeStoredSession('participant', session)
  expect(mayHaveSession()).toBe(true)
  expect(liveSession('participant', now)).toEqual(session)
  expect(liveSession('organizer', now)).toBeNull()
  expect(liveSession('participant', now + 1000)).toBeNull()
})

it('forgets the log-in of a browser that was closed', () => {
  writeStoredSession('participant', session)
  browser.cookies.clear()
  expect(liveSession('participant', now)).toBeNull()
  expect(mayHaveSession()).toBe(false)
})

it('forgets what a tab kept that was loaded anew after another had forgotten the log-in', () => {
  const draft = 'quorum:login:participant:me:chat-draft:person'
  const awaited = 'quorum:login:participant:-:pending-code'
  browser.tab.setItem(draft, '{}')
  browser.tab.setItem(awaited, '{}')
  writeStoredSession('participant', session)
  expect(liveSession('participant', now)).toEqual(session)
  expect(browser.tab.keys()).toEqual([draft, awaited])
  for (const key of browser.device.keys()) browser.device.removeItem(key)
  browser.cookies.clear()
  expect(liveSession('participant', now)).toBeNull()
  // Whoever waits for a code is not logged in yet.
  expect(browser.tab.keys()).toEqual([awaited])
})

it('keeps the mark as long as another audience is logged in', () => {
  writeStoredSession('participant', session)
  writeStoredSession('organizer', session)
  forgetStoredSession('participant', { chosen: true })
  expect(liveSession('organizer', now)).toEqual(session)
  forgetStoredSession('organizer', { chosen: true })
  expect(browser.cookies.size).toBe(0)
})

it('cannot say where storage is forbidden', () => {
  Object.defineProperty(browser.window, 'localStorage', {
    get: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(mayHaveSession()).toBe(true)
})
