import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import { readPendingCode, writePendingCode } from './pending-code.ts'

const code = {
  purpose: 'login' as const,
  phone: '+79120000001',
  requestId: '4b0e4f0a-0000-4000-8000-000000000001',
  resendAt: 61_000,
  expiresAt: 301_000,
}

let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the awaited code', () => {
  beforeEach(() => writePendingCode(code))

  it.each([
    ['before it stops working', 'login', 300_999, code],
    ['once it stopped working', 'login', 301_000, null],
    ['on a page of another purpose', 'signup', 1000, null],
  ] as const)('%s', (_, purpose, now, expected) => {
    expect(readPendingCode(purpose, now)).toEqual(expected)
  })

  it('is forgotten', () => {
    writePendingCode(null)
    expect(browser.tab.length).toBe(0)
  })

  it.each(['{', '{}', 'null', '{"purpose":"login"}'])('is no code in %j', text => {
    for (const key of browser.tab.keys()) browser.tab.setItem(key, text)
    expect(readPendingCode('login', 0)).toBeNull()
  })
})

it('does without storage', () => {
  browser.window.sessionStorage = forbiddenStorage()
  expect(() => writePendingCode(code)).not.toThrow()
  expect(readPendingCode('login', 0)).toBeNull()
})
