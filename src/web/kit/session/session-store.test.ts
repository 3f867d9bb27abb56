import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { sampleUsers, waiting } from './session-samples.ts'
import { emptySession, setCurrentUser, setLists, setPhone, setToken } from './session-state.ts'
import { createSessionStore } from './session-store.ts'

let now: number
let ticks: Set<() => void>
let periods: number[]
let storage: ReturnType<typeof memoryStorage>

beforeEach(() => {
  now = 1_000_000
  ticks = new Set()
  periods = []
  storage = memoryStorage()
})

function createStore(use: Parameters<typeof createSessionStore>[0]['storage'] = storage) {
  return createSessionStore({
    storage: use,
    clock: () => now,
    every: (milliseconds, callback) => {
      periods.push(milliseconds)
      ticks.add(callback)
      return () => ticks.delete(callback)
    },
  })
}

function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000
    for (const callback of [...ticks]) callback()
  }
}

function logIn(store: ReturnType<typeof createStore>) {
  store.update((state, time) =>
    setToken(setPhone(state, '+79123456789'), { accessToken: 'token', expiresAt: time + 3000 }, time),
  )
}

describe('the store', () => {
  it('starts empty, changes by the reducers and tells its listeners', () => {
    const store = createStore()
    const listener = vi.fn()
    store.subscribe(listener)
    expect(store.getState()).toBe(emptySession)
    logIn(store)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getState()).toMatchObject({
      accessToken: 'token',
      expiresAt: 1_003_000,
      tokenLastUpdated: now,
    })
  })

  it('keeps one state object until something changes', () => {
    const store = createStore()
    logIn(store)
    const state = store.getState()
    const listener = vi.fn()
    store.subscribe(listener)
    store.update(current => setCurrentUser(current, 'a stranger'))
    expect(store.getState()).toBe(state)
    expect(listener).not.toHaveBeenCalled()
  })

  it('comes back after a reload of the page', () => {
    const store = createStore()
    logIn(store)
    store.update(state => setLists(state, { users: sampleUsers(waiting), groups: [], staffCompanies: [] }))
    expect(createStore().getState()).toEqual(store.getState())
  })

  it('leaves nothing behind when cleared', () => {
    const store = createStore()
    logIn(store)
    expect(storage.getItem('session')).not.toBeNull()
    store.clear()
    expect(store.getState()).toBe(emptySession)
    expect(storage.getItem('session')).toBeNull()
  })

  it('stays as it was when a token cannot be read', () => {
    const store = createStore()
    expect(() => store.update((state, time) => setToken(state, { accessToken: 'broken' }, time))).toThrow(
      /^Invalid token specified/,
    )
    expect(store.getState()).toBe(emptySession)
  })
})

describe('the clock', () => {
  it('ticks every 1000 ms while somebody listens', () => {
    const store = createStore()
    expect(ticks.size).toBe(0)
    const first = store.subscribe(() => {})
    const second = store.subscribe(() => {})
    expect(periods).toEqual([1000])
    passSeconds(2)
    expect(store.getNow()).toBe(1_002_000)
    first()
    expect(ticks.size).toBe(1)
    second()
    expect(ticks.size).toBe(0)
    store.subscribe(() => {})
    expect(periods).toEqual([1000, 1000])
  })

  it('ends the log-in at its expiry, by the tick and at the very moment', () => {
    const store = createStore()
    logIn(store)
    const listener = vi.fn()
    store.subscribe(listener)
    passSeconds(2)
    now += 999
    expect(store.isAuthenticated()).toBe(true)
    expect(store.getNow()).toBe(1_002_000)
    now += 1
    expect(store.isAuthenticated()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('survives a listener that leaves while it is told', () => {
    const store = createStore()
    const stay = vi.fn()
    const leave = store.subscribe(() => leave())
    store.subscribe(stay)
    passSeconds(2)
    expect(stay).toHaveBeenCalledTimes(2)
  })
})

describe('without storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('SecurityError')
    },
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
    removeItem: () => {
      throw new Error('SecurityError')
    },
  }

  it.each([
    ['none', null],
    ['forbidden', forbidden],
  ])('lives in memory: %s', (_, use) => {
    const store = createStore(use)
    logIn(store)
    expect(store.isAuthenticated()).toBe(true)
    store.clear()
    expect(store.isAuthenticated()).toBe(false)
  })
})
