import { afterEach, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import type { Audience } from '#web/kit/kept/audience.ts'
import { browserSession } from './browser-session.ts'
import { endEverywhere } from './end-everywhere.ts'
import { sampleToken } from './session-samples.ts'
import { emptySession, setPhone, setToken } from './session-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function logIn(audience: Audience, account: string): void {
  browserSession(audience).update((_, now) =>
    setToken(
      setPhone(emptySession, '+79120000001'),
      { accessToken: sampleToken(account), expiresAt: now + 60_000 },
      now,
    ),
  )
}

it.each([
  ['the same person’s', 'me', false],
  ['another person’s', 'boss', true],
])('of %s log-in to the console', (_, account, stays) => {
  const { device } = openTab({ path: '/account/settings' })
  logIn('participant', 'me')
  logIn('organizer', account)
  endEverywhere()
  expect(browserSession('participant').isAuthenticated()).toBe(false)
  expect(browserSession('organizer').isAuthenticated()).toBe(stays)
  expect(device.keys().filter(key => key.includes(':participant:'))).toEqual([])
})
