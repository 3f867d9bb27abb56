import { vi } from 'vitest'

/** A browser storage that lasts as long as the object. */
export function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

/** A storage that the browser forbids. */
export function forbiddenStorage(): ReturnType<typeof memoryStorage> {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  return { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse, keys: () => [] }
}

/**
 * One tab of a browser for code that runs in Node: its own storage, the shared one, cookies, its address. Undone by `vi.unstubAllGlobals`. `beside`
 * opens it as a second tab of the same browser.
 */
export function openTab({ path = '/', beside }: { path?: string; beside?: Tab } = {}) {
  const tab = memoryStorage()
  const device = beside?.device ?? memoryStorage()
  const cookies = beside?.cookies ?? new Map<string, string>()
  const cachedPages = beside?.cachedPages ?? new Set<string>()
  const location = {
    ...{ pathname: path, search: '', hash: '', protocol: 'http:', href: `http://own.example${path}` },
    ...{ replace: vi.fn(), reload: vi.fn(), assign: vi.fn() },
  }
  const window = Object.assign(new EventTarget(), {
    ...{ sessionStorage: tab, localStorage: device, location, caches: cachesOf(cachedPages) },
    ...{ setInterval: () => 0, clearInterval: () => undefined },
  })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/max-age=0/i.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  return { tab, device, cookies, cachedPages, window, document, location }
}

export type Tab = {
  device: ReturnType<typeof memoryStorage>
  cookies: Map<string, string>
  cachedPages: Set<string>
}

function cachesOf(addresses: Set<string>) {
  const cache = {
    keys: async () => [...addresses].map(url => new Request(url)),
    delete: async (url: string) => addresses.delete(url),
  }
  return { has: async () => true, open: async () => cache }
}
