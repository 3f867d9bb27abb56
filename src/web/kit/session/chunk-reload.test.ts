import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import {
  arrivedAt,
  followNavigation,
  mayReload,
  refusedReload,
  reloadAfterChunkFailure,
  watchChunkFailures,
} from './chunk-reload.ts'

const now = 1_000_000
const origin = 'https://own.example'
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
})
afterEach(() => {
  arrivedAt(`${origin}/program`)
  arrivedAt(`${origin}/`)
  vi.unstubAllGlobals()
})

describe('mayReload', () => {
  it.each([
    ['at once', '/program', 0, false],
    ['a moment before 10 s', '/program', 9_999, false],
    ['after 10 s', '/program', 10_000, true],
    ['on another path', '/speakers', 0, true],
    ['on the English twin', '/en/program', 0, true],
    ['after the clock was set back', '/program', -60_000, true],
  ])('a second time %s: %s', (_, path, later, expected) => {
    expect(mayReload('/program', now)).toBe(true)
    expect(mayReload(path, now + later)).toBe(expected)
  })

  it('counts each path by itself and forgets the old ones', () => {
    mayReload('/a', now)
    mayReload('/b', now + 6_000)
    expect(mayReload('/a', now + 10_000)).toBe(true)
    expect(mayReload('/b', now + 10_000)).toBe(false)
    mayReload('/c', now + 60_000)
    expect(browser.tab.getItem('chunk-reload')).toBe(JSON.stringify({ '/c': now + 60_000 }))
  })

  it.each(['{', 'null', '5', '{"/program":"now"}'])('is not confused by %s in the storage', text => {
    browser.tab.setItem('chunk-reload', text)
    expect(mayReload('/program', now)).toBe(true)
    expect(mayReload('/program', now)).toBe(false)
  })

  it('never reloads where it cannot be noted', () => {
    browser.window.sessionStorage = forbiddenStorage()
    expect(mayReload('/program', now)).toBe(false)
  })
})

function page() {
  const reload = vi.fn()
  const assign = vi.fn()
  const target = Object.assign(new EventTarget(), {
    location: { href: `${origin}/program`, pathname: '/program', search: '', reload, assign },
    navigation: new EventTarget(),
  })
  return { target: target as unknown as Window & { navigation: EventTarget }, reload, assign }
}

/** What the browser does when a script starts a navigation; false if it was prevented. */
function navigate(target: { navigation: EventTarget }, navigationType: string): boolean {
  return target.navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), { navigationType }),
  )
}

/** The person goes back or forward to the page's address. */
const step = (target: EventTarget) => target.dispatchEvent(new Event('popstate'))

describe('a reload by other code (React Router)', () => {
  it('after a step back passes once, then is held back and reported', () => {
    const { target } = page()
    watchChunkFailures(target)
    step(target)
    const heard = vi.fn()
    const stop = refusedReload.subscribe(heard)
    expect(navigate(target, 'reload')).toBe(true)
    expect(refusedReload.getState()).toBe(false)
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(true)
    refusedReload.setState(false)
    expect(refusedReload.getState()).toBe(false)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is held back without a word while nobody is on the way: the module was fetched ahead', () => {
    const { target } = page()
    watchChunkFailures(target)
    expect(navigate(target, 'reload')).toBe(false)
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(false)
    expect(browser.tab.length).toBe(0)
  })

  it('is held back again once the step back has arrived', () => {
    const { target } = page()
    watchChunkFailures(target)
    step(target)
    arrivedAt(`${origin}/speakers`)
    expect(navigate(target, 'reload')).toBe(true)
    arrivedAt(`${origin}/program`)
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(false)
  })

  it('lets the second of two steps reload when the first arrives late', () => {
    const { target } = page()
    watchChunkFailures(target)
    target.location.href = `${origin}/speakers`
    step(target)
    target.location.href = `${origin}/program`
    step(target)
    arrivedAt(`${origin}/speakers`)
    expect(navigate(target, 'reload')).toBe(true)
  })

  it('forgets a step that a form held back, and one that gave way to a click', async () => {
    const { target } = page()
    watchChunkFailures(target)
    arrivedAt(`${origin}/account`)
    step(target)
    target.location.href = `${origin}/account`
    step(target)
    expect(navigate(target, 'reload')).toBe(false)
    target.location.href = `${origin}/program`
    step(target)
    await followNavigation(() => Promise.resolve(), { to: '/news', from: `${origin}/program` })
    arrivedAt(`${origin}/news`)
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(false)
  })

  it.each(['push', 'replace', 'traverse'])('other navigations pass: %s', type => {
    const { target } = page()
    watchChunkFailures(target)
    expect(navigate(target, type)).toBe(true)
    expect(navigate(target, type)).toBe(true)
  })

  it('a reload of our own is judged once, not twice', () => {
    const { target, reload } = page()
    watchChunkFailures(target)
    const passed: boolean[] = []
    reload.mockImplementation(() => passed.push(navigate(target, 'reload')))
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    expect(passed).toEqual([true])
    step(target)
    expect(navigate(target, 'reload')).toBe(false)
    refusedReload.setState(false)
  })
})

describe('on the way to another page', () => {
  /** Starts a navigation from `/program` that waits until it is told to end. */
  function leaveFor(to: string | number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = followNavigation(() => promise, { to, from: `${origin}/program` })
    return () => {
      resolve()
      return ended
    }
  }

  it.each<[string | number, string | null]>([
    ['/speakers?topic=cards#top', `${origin}/speakers?topic=cards#top`],
    ['speakers', `${origin}/speakers`],
    ['?day=2', `${origin}/program?day=2`],
    ['/program', null],
    ['#day-2', null],
    ['https://else.example/', null],
  ])('to %s the router’s reload loads %s', async (to, expected) => {
    const { target, assign } = page()
    watchChunkFailures(target)
    const end = leaveFor(to)
    expect(navigate(target, 'reload')).toBe(expected === null)
    await Promise.resolve()
    expect(assign.mock.calls).toEqual(expected === null ? [] : [[expected]])
    await end()
  })

  it.each([-1, '//['])('%s is no address: the step itself tells where it leads', async to => {
    const { target, assign } = page()
    watchChunkFailures(target)
    const end = leaveFor(to)
    expect(navigate(target, 'reload')).toBe(false)
    step(target)
    expect(navigate(target, 'reload')).toBe(true)
    expect(assign).not.toHaveBeenCalled()
    await end()
  })

  it('the bundler’s failure loads the page that was wanted, once', async () => {
    const { target, reload, assign } = page()
    watchChunkFailures(target)
    const end = leaveFor('/speakers')
    const fail = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    expect(fail()).toBe(false)
    expect(fail()).toBe(true)
    expect(assign.mock.calls).toEqual([[`${origin}/speakers`]])
    expect(reload).not.toHaveBeenCalled()
    await end()
  })

  it('a second failure of the same page is reported, not loaded again', async () => {
    const { target, assign } = page()
    watchChunkFailures(target)
    const end = leaveFor('/speakers')
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(false)
    expect(navigate(target, 'reload')).toBe(false)
    expect(refusedReload.getState()).toBe(true)
    refusedReload.setState(false)
    await end()
    expect(assign).toHaveBeenCalledTimes(1)
  })

  it('is over with the navigation, also with one that fails or was interrupted', async () => {
    const { target, assign } = page()
    watchChunkFailures(target)
    const first = leaveFor('/speakers')
    const second = leaveFor('/news')
    await first()
    expect(navigate(target, 'reload')).toBe(false)
    await Promise.resolve()
    expect(assign.mock.calls).toEqual([[`${origin}/news`]])
    await second()
    const failing = followNavigation(() => Promise.reject(new Error('broken')), {
      to: '/faq',
      from: `${origin}/program`,
    })
    await expect(failing).rejects.toThrow('broken')
    expect(navigate(target, 'reload')).toBe(false)
    await Promise.resolve()
    expect(assign).toHaveBeenCalledTimes(1)
  })
})

it('reloads once and lets the second failure reach the error screen', () => {
  const { target, reload } = page()
  watchChunkFailures(target)
  const fail = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect(fail()).toBe(false)
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('reloadAfterChunkFailure', () => {
  it.each<[unknown, boolean]>([
    [new TypeError('Failed to fetch dynamically imported module: https://own.example/assets/a.js'), true],
    [new TypeError('error loading dynamically imported module: https://own.example/assets/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/a.css'), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('Unauthorized'), false],
    ['dynamically imported module', false],
    [null, false],
  ])('%s: %s', (error, expected) => {
    const { target, reload } = page()
    expect(reloadAfterChunkFailure(error, target)).toBe(expected)
    expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0)
    expect(reloadAfterChunkFailure(error, target)).toBe(false)
  })
})
