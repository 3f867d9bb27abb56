import type { Kept, KeptSchema } from './kept.ts'
import type { VaultPlace } from './vault-place.ts'

/**
 * What a device keeps sealed: each record encrypted with AES-GCM under a key that no script can read out. The key lies there only while the vault is
 * open; otherwise only a copy of it, wrapped by what a PIN derives (decision 105).
 */
export type Vault = {
  /** Null where there is none, or it is not what the schema expects. Throws where a record was tampered with. */
  read: <Value>(name: string, schema: KeptSchema<Value>) => Promise<Value | null>
  readAll: <Value>(prefix: string, schema: KeptSchema<Value>) => Promise<Map<string, Value>>
  /** All of them or none; `undefined` removes one. */
  write: (values: Record<string, unknown>) => Promise<void>
}

export type VaultState = 'none' | 'locked' | 'open'

export type Unlocking = { vault: Vault } | { triesLeft: number }

export type VaultDoor = {
  state: () => Promise<VaultState>
  /** Makes an empty vault, in place of any other. */
  make: (pin: string) => Promise<Vault>
  /** Opens it by its PIN. With the last wrong try everything in it is deleted. */
  unlock: (pin: string) => Promise<Unlocking>
  /** The vault as long as it stays open: until the log-in ends or the tab is closed. */
  open: () => Promise<Vault | null>
  lock: () => Promise<void>
  erase: () => Promise<void>
}

type Lock = {
  salt: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  wrapped: ArrayBuffer
  rounds: number
  triesLeft: number
}
type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** OWASP's figure for PBKDF2 with SHA-256; about a second on an old phone. */
const pinRounds = 600_000
const pinTries = 5

const lockName = 'lock'
const keyName = 'key'
const valuePrefix = 'value:'

const aes = 'AES-GCM'

/**
 * The door to one vault. `mark` says that it may stay open, and goes with the log-in, so that forgetting everything locks it at once although the
 * database answers later.
 */
export function vaultDoor(
  place: VaultPlace,
  mark: Kept<string>,
  { rounds = pinRounds }: { rounds?: number } = {},
): VaultDoor {
  const keep = async (key: CryptoKey) => {
    await place.write({ [keyName]: key })
    mark.write('open')
    return sealedWith(key, place)
  }
  const erase = async () => {
    mark.forget()
    await place.clear()
  }
  const lock = async () => {
    mark.forget()
    await place.write({ [keyName]: undefined })
  }
  const keptKey = async () => {
    if (mark.read() === null) return null
    return ((await place.read(keyName)) as CryptoKey | undefined) ?? null
  }
  return {
    async state() {
      if ((await place.read(lockName)) === undefined) return 'none'
      if (await keptKey()) return 'open'
      await lock()
      return 'locked'
    },
    async make(pin) {
      await erase()
      const { key, lock: made } = await makeLock(pin, rounds)
      await place.write({ [lockName]: made })
      return keep(key)
    },
    async unlock(pin) {
      const found = (await place.read(lockName)) as Lock | undefined
      if (!found) return { triesLeft: 0 }
      // Counted before it is tried, so that closing the page in between saves nobody a try.
      const triesLeft = found.triesLeft - 1
      await place.write({ [lockName]: { ...found, triesLeft } })
      const key = await unwrap(found, pin)
      if (!key) {
        if (triesLeft <= 0) await erase()
        return { triesLeft: Math.max(0, triesLeft) }
      }
      await place.write({ [lockName]: { ...found, triesLeft: pinTries } })
      return { vault: await keep(key) }
    },
    async open() {
      const key = await keptKey()
      return key && sealedWith(key, place)
    },
    lock,
    erase,
  }
}

function sealedWith(key: CryptoKey, place: VaultPlace): Vault {
  return {
    async read(name, schema) {
      const found = (await place.read(valuePrefix + name)) as Sealed | undefined
      return found ? parse(schema, await unseal(key, name, found)) : null
    },
    async readAll(prefix, schema) {
      const found = await place.readAll(valuePrefix + prefix)
      const values = await Promise.all(
        found.map(async ([full, sealed]) => {
          const name = full.slice(valuePrefix.length)
          return [name, parse(schema, await unseal(key, name, sealed as Sealed))] as const
        }),
      )
      return new Map(values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])))
    },
    async write(values) {
      const sealed = await Promise.all(
        Object.entries(values).map(
          async ([name, value]) =>
            [valuePrefix + name, value === undefined ? undefined : await seal(key, name, value)] as const,
        ),
      )
      await place.write(Object.fromEntries(sealed))
    },
  }
}

async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt(boundTo(name, iv), key, text) }
}

async function unseal(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt(boundTo(name, iv), key, data)
  return JSON.parse(new TextDecoder().decode(text))
}

/** The name is sealed along, so that no record can be passed off as another. */
function boundTo(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: aes, iv, additionalData: new TextEncoder().encode(name) }
}

async function makeLock(pin: string, rounds: number): Promise<{ key: CryptoKey; lock: Lock }> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await crypto.subtle.generateKey({ name: aes, length: 256 }, true, ['encrypt', 'decrypt'])
  const wrapping = await fromPin(pin, salt, rounds)
  const wrapped = await crypto.subtle.wrapKey('raw', key, wrapping, { name: aes, iv })
  const lock = { salt, iv, wrapped, rounds, triesLeft: pinTries }
  const closed = await unwrap(lock, pin)
  if (!closed) throw new Error('A key that was just wrapped does not unwrap')
  return { key: closed, lock }
}

async function unwrap({ salt, iv, wrapped, rounds }: Lock, pin: string): Promise<CryptoKey | null> {
  const wrapping = await fromPin(pin, salt, rounds)
  try {
    const own = { name: aes, iv }
    return await crypto.subtle.unwrapKey('raw', wrapped, wrapping, own, aes, false, ['encrypt', 'decrypt'])
  } catch {
    return null
  }
}

async function fromPin(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const text = new TextEncoder().encode(pin)
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(how, material, { name: aes, length: 256 }, false, ['wrapKey', 'unwrapKey'])
}

function parse<Value>(schema: KeptSchema<Value>, stored: unknown): Value | null {
  if (typeof schema === 'function') return schema(stored)
  const found = schema.safeParse(stored)
  return found.success ? found.data : null
}
