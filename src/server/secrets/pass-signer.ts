import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { decodeBase45, encodeBase45 } from '#domain/pass/base45.ts'
import {
  decodePassPayload,
  encodePassPayload,
  type PassPayload,
  payloadBytes,
} from '#domain/pass/pass-payload.ts'

/** Prefix of every code, so that a gate tells it from other codes on a badge. */
const prefix = 'Q1:'

const signatureBytes = 64

export type PassKey = { id: number; key: KeyObject }

export type PassSigner = {
  /** The text of a pass's QR: prefix, then payload and Ed25519 signature in Base45. */
  sign(payload: Omit<PassPayload, 'keyId'>): string
  /** The payload of a code, or null unless one of our keys signed it. */
  verify(code: string): PassPayload | null
}

/** Signs passes with Ed25519: gates hold only public keys, so a stolen scanner cannot forge passes. The first key signs, all verify. */
export function createPassSigner(keys: readonly PassKey[]): PassSigner {
  const [first] = keys
  if (!first) throw new TypeError('passes need a key')
  const publicKeys = new Map(keys.map(({ id, key }) => [id, createPublicKey(key)]))
  return {
    sign(payload) {
      const signed = encodePassPayload({ ...payload, keyId: first.id })
      return prefix + encodeBase45(Buffer.concat([signed, sign(null, signed, first.key)]))
    },
    verify(code) {
      if (!code.startsWith(prefix)) return null
      const bytes = decodeBase45(code.slice(prefix.length))
      if (bytes?.length !== payloadBytes + signatureBytes) return null
      const signed = bytes.subarray(0, payloadBytes)
      const payload = decodePassPayload(signed)
      const key = payload && publicKeys.get(payload.keyId)
      return key && verify(null, signed, key, bytes.subarray(payloadBytes)) ? payload : null
    },
  }
}

/** What PKCS 8 writes before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The private key of a 32-byte seed. */
export function passKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
}
