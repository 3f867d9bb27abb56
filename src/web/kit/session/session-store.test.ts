import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { readLogInEnd } from './log-in-end.ts'
import { available, blocked, sampleToken, sampleUser, sampleUsers, waiting } from './session-samples.ts'
import { emptySession, setCurrentUser, setLists, setPhone, setToken } from './session-state.ts'
import { createSessionStore, type SessionStoreParts } from './session-store.ts'

const key = 'quorum:login:participant:-:session'
const hour = 3_600_000
let now: number
let ticks: Set<() => void>
let periods: number[]
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  now = 1_000_000
  ticks = new Set()
  periods = []
  browser = openTab()
  setKeptOwner('participant', null)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Store = ReturnType<typeof createSessionStore>

function createStore(parts: Partial<SessionStoreParts> = {}): Store {
  return createSessionStore({
    audience: 'participant',
    clock: () => now,
    every: (milliseconds, callback) => {
      periods.push(milliseconds)
      ticks.add(callback)
      return () => ticks.delete(callback)
    },
    ...parts,
  })
}

function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000
    for (const callback of [...ticks]) callback()
  }
}

function logIn(store: Store, { account = 'me', life = 3000 } = {}) {
  store.update((_, time) =>
    setToken(
      setPhone(emptySession, '+79123456789'),
      { accessToken: sampleToken(account), expiresAt: time + life },
      time,
    ),
  )
}

function list(store: Store, ...users: Parameters<typeof sampleUsers>) {
  store.update(state => setLists(state, { users: sampleUsers(...users), groups: [], staffCompanies: [] }))
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
      accessToken: sampleToken('me'),
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

  it('comes back after a reload of the page, and in another tab', () => {
    const store = createStore()
    logIn(store)
    list(store, waiting)
    expect(createStore().getState()).toEqual(store.getState())
    openTab({ beside: browser })
    expect(createStore().getState()).toEqual(store.getState())
  })

  it('leaves nothing behind when it ends', () => {
    const store = createStore()
    logIn(store)
    expect(browser.device.keys()).toEqual([key])
    expect(browser.cookies.has('browser-session')).toBe(true)
    store.end('logout')
    expect(store.getState()).toBe(emptySession)
    expect(store.endedBy()).toBe('logout')
    expect(browser.device.keys()).toEqual([])
    expect(browser.cookies.size).toBe(0)
    logIn(store)
    expect([store.endedBy(), readLogInEnd('participant')]).toEqual([null, null])
  })

  it('takes no late answer for a log-in', () => {
    const store = createStore()
    logIn(store)
    store.end('logout')
    list(store, available)
    expect(store.getState()).toBe(emptySession)
    expect(browser.device.keys()).toEqual([])
  })

  it('stays as it was when a token cannot be read', () => {
    const store = createStore()
    expect(() => store.update((state, time) => setToken(state, { accessToken: 'broken' }, time))).toThrow(
      /^Invalid token specified/,
    )
    expect(store.getState()).toBe(emptySession)
  })

  it('keeps organisers apart from people', () => {
    const [people, console] = [createStore(), createStore({ audience: 'organizer' })]
    logIn(people)
    logIn(console, { account: 'boss' })
    console.end('logout')
    expect([people.isAuthenticated(), console.isAuthenticated()]).toEqual([true, false])
    expect(browser.device.keys()).toEqual([key])
    expect(browser.cookies.size).toBe(1)
  })
})

describe('the browser session', () => {
  it('is over with its mark: what is stored is forgotten at the start', () => {
    logIn(createStore())
    browser.cookies.clear()
    expect(createStore().getState()).toBe(emptySession)
    expect(browser.device.keys()).toEqual([])
    expect(readLogInEnd('participant')).toBeNull()
  })

  it('leaves a stranger what they have typed', () => {
    browser.tab.setItem('quorum:login:participant:-:pending-code', '{}')
    createStore()
    expect(browser.tab.length).toBe(1)
  })
})

describe('several tabs', () => {
  /** A second store on the same storage, as in another tab that has not noticed the first one's changes. */
  function twoTabs() {
    const here = createStore()
    logIn(here)
    list(here, available, available)
    return { here, other: createStore() }
  }

  it('end with one another, each by itself', () => {
    const { here, other } = twoTabs()
    here.end('logout')
    expect(other.getState()).not.toBe(emptySession)
    other.sync()
    expect(other.getState()).toBe(emptySession)
    expect(other.endedBy()).toBe('elsewhere')
  })

  it('never call with a log-in that another one has ended', () => {
    const { here, other } = twoTabs()
    here.end('logout')
    expect(other.isAuthenticated()).toBe(false)
    list(other, available)
    expect(browser.device.keys()).toEqual([])
  })

  it('say that it expired where it did', () => {
    const { here, other } = twoTabs()
    now += 3000
    here.end('expired')
    other.sync()
    expect(other.endedBy()).toBe('expired')
  })

  it('take over later lists and a later expiry, never an earlier one', () => {
    const { here, other } = twoTabs()
    here.update((state, time) =>
      setToken(state, { accessToken: sampleToken('me'), expiresAt: time + hour }, time),
    )
    other.sync()
    expect(other.getState().expiresAt).toBe(now + hour)
    other.update((state, time) =>
      setToken(state, { accessToken: sampleToken('me'), expiresAt: time + 1 }, time),
    )
    here.sync()
    expect(here.getState().expiresAt).toBe(now + hour)
  })

  it('look each at its own participant', () => {
    const { here, other } = twoTabs()
    here.update(state => setCurrentUser(state, 'a'))
    other.update(state => setCurrentUser(state, 'b'))
    here.sync()
    expect([here.getState().currentUser, other.getState().currentUser]).toEqual(['a', 'b'])
  })

  it('forget whom they looked at when they look at nobody', () => {
    const { here } = twoTabs()
    here.update(state => setCurrentUser(state, 'a'))
    expect(createStore().getState().currentUser).toBe('a')
    here.update(state => setCurrentUser(state, null))
    expect(createStore().getState().currentUser).toBeNull()
  })

  it('load anew when another account has logged in', () => {
    const here = createStore()
    const onOtherAccount = vi.fn()
    logIn(here)
    const other = createStore({ onOtherAccount })
    here.update(state => setPhone(state, '+79990000000'))
    other.sync()
    expect(onOtherAccount).not.toHaveBeenCalled()
    logIn(here, { account: 'another' })
    other.sync()
    expect(onOtherAccount).toHaveBeenCalledOnce()
  })
})

describe('a block', () => {
  const draftOf = (guid: string) => `quorum:login:participant:me:section-draft:${guid}:profile`
  const people = (store: Store, ...standings: Parameters<typeof sampleUsers>) =>
    store.update(state => ({
      ...state,
      users: standings.map((standing, index) => sampleUser({ ...standing, guid: `guid-${index}` })),
    }))

  it('forgets what was kept of that person', () => {
    const store = createStore()
    logIn(store)
    people(store, available, available)
    browser.tab.setItem(draftOf('guid-0'), '{}')
    browser.tab.setItem(draftOf('guid-1'), '{}')
    people(store, blocked, available)
    expect(browser.tab.keys()).not.toContain(draftOf('guid-0'))
    expect(browser.tab.keys()).toContain(draftOf('guid-1'))
  })

  it('of everybody forgets all but the log-in, once', () => {
    const store = createStore()
    logIn(store)
    people(store, available)
    const chat = 'quorum:login:participant:me:chat-draft:person'
    browser.tab.setItem(chat, '{}')
    const removed = vi.spyOn(browser.device, 'removeItem')
    people(store, blocked)
    // Another tab that looks just then must not find itself logged out.
    expect(removed).not.toHaveBeenCalledWith(key)
    expect(browser.tab.keys()).toEqual([])
    expect(browser.device.keys()).toEqual([key])
    expect(store.isAuthenticated()).toBe(true)
    // Blocked people may still write to support.
    browser.tab.setItem(chat, '{}')
    people(store, blocked)
    expect(browser.tab.keys()).toEqual([chat])
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

  it('ends the log-in at its expiry, at the very moment', () => {
    const store = createStore()
    logIn(store)
    const listener = vi.fn()
    store.subscribe(listener)
    passSeconds(2)
    now += 999
    expect(store.isAuthenticated()).toBe(true)
    expect(store.getNow()).toBe(1_002_000)
    expect(listener).toHaveBeenCalledTimes(2)
    now += 1
    expect(store.isAuthenticated()).toBe(false)
    expect(store.getState()).toBe(emptySession)
  })

  it('ends it by the tick, and says so', () => {
    const store = createStore()
    logIn(store)
    store.subscribe(() => {})
    passSeconds(3)
    expect(store.getState()).toBe(emptySession)
    expect(readLogInEnd('participant')).toBe('expired')
  })

  it('ends it at the start of a page that comes too late', () => {
    logIn(createStore())
    now += 3000
    expect(createStore().getState()).toBe(emptySession)
    expect(browser.device.keys()).toEqual([])
    expect(readLogInEnd('participant')).toBe('expired')
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

describe('without use', () => {
  const idle = { audience: 'organizer', idleLimit: hour } as const

  it('ends after the limit, in every tab, and not while one is used', () => {
    const [used, left] = [createStore(idle), createStore(idle)]
    logIn(used, { life: 12 * hour })
    left.sync()
    now += hour - 1
    used.use()
    now += hour - 1
    expect(left.isAuthenticated()).toBe(true)
    now += 1
    expect(left.isAuthenticated()).toBe(false)
    expect([left.endedBy(), readLogInEnd('organizer')]).toEqual(['idle', 'idle'])
    used.sync()
    expect(used.endedBy()).toBe('idle')
  })

  it('a late key does not bring it back', () => {
    const store = createStore(idle)
    logIn(store, { life: 12 * hour })
    now += hour
    store.use()
    expect(store.isAuthenticated()).toBe(false)
  })

  it('people have their twelve hours', () => {
    const store = createStore()
    logIn(store, { life: 12 * hour })
    now += 12 * hour - 1
    expect(store.isAuthenticated()).toBe(true)
  })
})

describe('without storage', () => {
  it('lives in memory', () => {
    browser.window.localStorage = forbiddenStorage()
    const store = createStore()
    logIn(store)
    store.sync()
    expect(store.isAuthenticated()).toBe(true)
    store.end('logout')
    expect(store.isAuthenticated()).toBe(false)
  })

  it('a storage that is full keeps the older log-in, which does not come back over the newer one', () => {
    const store = createStore()
    logIn(store)
    browser.device.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    list(store, available)
    store.sync()
    expect(store.getState().users).toHaveLength(1)
    store.end('logout')
    expect(browser.device.keys()).toEqual([])
  })
})
