import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { joinPassCode, splitPassCode } from '#domain/pass/pass-code.ts'
import { encodePassPayload, type PassPayload } from '#domain/pass/pass-payload.ts'

export type PassKey = { id: number; key: KeyObject }

export type PassSigner = {
  /** The text of a pass's QR: prefix, then payload and Ed25519 signature in Base45. */
  sign(payload: Omit<PassPayload, 'keyId'>): string
  /** The payload of a code, or null unless one of our keys signed it. */
  verify(code: string): PassPayload | null
  /** The keys by which a gate verifies codes without a network: the number, and the 32 bytes of the public key in base64url. */
  publicKeys: readonly { id: number; key: string }[]
}

/** Signs passes with Ed25519: gates hold only public keys, so a stolen scanner cannot forge passes. The first key signs, all verify. */
export function createPassSigner(keys: readonly PassKey[]): PassSigner {
  const [first] = keys
  if (!first) throw new TypeError('passes need a key')
  const publicKeys = new Map(keys.map(({ id, key }) => [id, createPublicKey(key)]))
  return {
    sign(payload) {
      const signed = encodePassPayload({ ...payload, keyId: first.id })
      return joinPassCode(signed, sign(null, signed, first.key))
    },
    verify(code) {
      const read = splitPassCode(code)
      const key = read && publicKeys.get(read.payload.keyId)
      return key && verify(null, read.signed, key, read.signature) ? read.payload : null
    },
    publicKeys: [...publicKeys].map(([id, key]) => ({ id, key: String(key.export({ format: 'jwk' }).x) })),
  }
}

/** What PKCS 8 writes before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The private key of a 32-byte seed. */
export function passKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
}
