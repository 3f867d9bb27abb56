import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import { type KeptRules, kept, keptText } from './kept.ts'
import { setKeptOwner } from './kept-owner.ts'

let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
  setKeptOwner('organizer', 'boss')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each<[KeptRules, string, 'tab' | 'device', string]>([
  [{ of: 'none', until: 'browser' }, '/', 'device', 'name:a'],
  [{ of: 'none', until: 'browser', tab: true }, '/', 'tab', 'name:a'],
  [{ of: 'none', until: 'logout' }, '/', 'device', 'quorum:login:participant:-:name:a'],
  [{ of: 'account', until: 'logout' }, '/account', 'device', 'quorum:login:participant:me:name:a'],
  [{ of: 'account', until: 'logout' }, '/organizer', 'device', 'quorum:login:organizer:boss:name:a'],
  [{ of: 'account', until: 'logout' }, '/en/organizer/x', 'device', 'quorum:login:organizer:boss:name:a'],
  [
    { of: 'account', until: 'logout', audience: 'organizer' },
    '/',
    'device',
    'quorum:login:organizer:boss:name:a',
  ],
  [{ of: 'participant', until: 'logout', tab: true }, '/', 'tab', 'quorum:login:participant:me:name:a'],
  [
    { of: 'participant', until: 'logout', outlives: 'expiry' },
    '/',
    'device',
    'quorum:choice:participant:me:name:a',
  ],
  [{ of: 'account', until: 'browser', tab: true }, '/', 'tab', 'quorum:browser:participant:me:name:a'],
])('%j on %s is kept for the %s as %s', (rules, path, place, key) => {
  browser.window.location.pathname = path
  keptText('name', rules).write('x', 'a')
  expect({ tab: browser.tab.keys(), device: browser.device.keys() }).toEqual({
    tab: [],
    device: [],
    [place]: [key],
  })
})

describe('what is kept', () => {
  const numbers = kept('numbers', z.array(z.number()), { of: 'account', until: 'logout' })

  it('comes back under its path, until it is forgotten', () => {
    expect(numbers.read('a')).toBeNull()
    expect(numbers.write([1], 'a')).toBe(true)
    expect([numbers.read('a'), numbers.read('b'), numbers.read()]).toEqual([[1], null, null])
    numbers.forget('a')
    expect(numbers.read('a')).toBeNull()
  })

  it.each(['', '{', 'null', '"1"', '["1"]'])('is nothing where %j is stored', text => {
    numbers.write([1])
    for (const key of browser.device.keys()) browser.device.setItem(key, text)
    expect(numbers.read()).toBeNull()
  })

  it('is checked by a plain function as well', () => {
    const flag = kept('flag', value => (value === true ? value : null), { of: 'none', until: 'browser' })
    flag.write(true)
    expect(flag.read()).toBe(true)
    browser.device.setItem('flag', '1')
    expect(flag.read()).toBeNull()
  })

  it('is read and written only by the account whose it is', () => {
    numbers.write([1])
    setKeptOwner('participant', 'another')
    expect(numbers.read()).toBeNull()
    setKeptOwner('participant', null)
    expect([numbers.read(), numbers.write([2])]).toEqual([null, false])
    numbers.forget()
    setKeptOwner('participant', 'me')
    expect(numbers.read()).toEqual([1])
  })
})

describe('a browser that keeps nothing', () => {
  const text = keptText('name', { of: 'none', until: 'browser' })

  it('does no harm where it refuses', () => {
    browser.window.localStorage = forbiddenStorage()
    expect([text.write('x'), text.read()]).toEqual([false, null])
    expect(() => text.forget()).not.toThrow()
  })

  it('does no harm where it has no storage at all', () => {
    Object.defineProperty(browser.window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    expect([text.write('x'), text.read()]).toEqual([false, null])
  })

  it('is what the server is', () => {
    vi.unstubAllGlobals()
    expect([text.write('x'), text.read()]).toEqual([false, null])
  })
})
