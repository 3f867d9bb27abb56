import { describe, expect, it, vi } from 'vitest'
import { mayReload, reloadAfterChunkFailure, watchChunkFailures } from './chunk-reload.ts'
import { memoryStorage } from './memory-storage.ts'

const now = 1_000_000

describe('mayReload', () => {
  it.each([
    ['at once', '/program', 0, false],
    ['a moment before 10 s', '/program', 9_999, false],
    ['after 10 s', '/program', 10_000, true],
    ['on another path', '/speakers', 0, true],
    ['on the English twin', '/en/program', 0, true],
    ['after the clock was set back', '/program', -60_000, true],
  ])('a second time %s: %s', (_, path, later, expected) => {
    const storage = memoryStorage()
    expect(mayReload('/program', now, storage)).toBe(true)
    expect(mayReload(path, now + later, storage)).toBe(expected)
  })

  it('counts each path by itself and forgets the old ones', () => {
    const storage = memoryStorage()
    mayReload('/a', now, storage)
    mayReload('/b', now + 6_000, storage)
    expect(mayReload('/a', now + 10_000, storage)).toBe(true)
    expect(mayReload('/b', now + 10_000, storage)).toBe(false)
    mayReload('/c', now + 60_000, storage)
    expect(storage.getItem('chunk-reload')).toBe(JSON.stringify({ '/c': now + 60_000 }))
  })

  it.each(['{', 'null', '5', '{"/program":"now"}'])('is not confused by %s in the storage', text => {
    const storage = memoryStorage()
    storage.setItem('chunk-reload', text)
    expect(mayReload('/program', now, storage)).toBe(true)
    expect(mayReload('/program', now, storage)).toBe(false)
  })

  it('never reloads where it cannot be noted', () => {
    const readOnly = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    expect(mayReload('/program', now, readOnly)).toBe(false)
  })
})

function page() {
  const reload = vi.fn()
  const target = Object.assign(new EventTarget(), {
    location: { pathname: '/program', reload },
    sessionStorage: memoryStorage(),
  })
  return { target: target as unknown as Window, reload }
}

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
