import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

export type Sealed = { sealed: Buffer; keyId: string }

/** Encrypts personal data at rest with AES-256-GCM; the key's id is stored with it, so that keys can be rotated (design.md §3). */
export type Sealer = {
  sealBytes(plain: Uint8Array, context: string): Sealed
  openBytes(sealed: Buffer, keyId: string, context: string): Buffer
  seal(value: unknown, context: string): Sealed
  open(sealed: Buffer, keyId: string, context: string): unknown
  /** A keyed hash: the same input gives the same bytes, and without the key nobody can try inputs. */
  hash(purpose: string, input: string): Buffer
}

const nonceLength = 12
const tagLength = 16

/** `context` names the sealed value and its owner; a value moved to another row cannot be opened. */
export function createSealer(ring: KeyRing): Sealer {
  const [current] = ring.sealKeys
  if (!current) throw new TypeError('A key ring has at least one key')
  const { id: currentId, key: currentKey } = current

  function sealBytes(plain: Uint8Array, context: string): Sealed {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', currentKey, nonce, { authTagLength: tagLength })
    cipher.setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    return { sealed: Buffer.concat([nonce, body, cipher.getAuthTag()]), keyId: currentId }
  }

  function openBytes(sealed: Buffer, keyId: string, context: string): Buffer {
    const key = ring.sealKeys.find(({ id }) => id === keyId)?.key
    if (!key) throw new TypeError(`No key ${keyId} on the ring`)
    // A shorter value has no whole tag, and a shorter tag is easier to forge.
    if (sealed.length < nonceLength + tagLength) throw new TypeError('A sealed value is longer than this')
    const nonce = sealed.subarray(0, nonceLength)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceLength, sealed.length - tagLength)),
      decipher.final(),
    ])
  }

  return {
    sealBytes,
    openBytes,
    seal: (value, context) => sealBytes(Buffer.from(JSON.stringify(value)), context),
    open: (sealed, keyId, context) =>
      JSON.parse(openBytes(sealed, keyId, context).toString('utf8')) as unknown,
    hash: (purpose, input) =>
      createHmac('sha256', ring.hashKey).update(`${purpose}\n`).update(input).digest(),
  }
}
