import { decodeBase45, encodeBase45 } from './base45.ts'
import { decodePassPayload, type PassPayload, payloadBytes } from './pass-payload.ts'

/** Prefix of every code, so that a gate tells it from other codes on a badge. */
const prefix = 'Q1:'

const signatureBytes = 64

/** A code taken apart; whether its signature is good is for whoever holds the keys to say. */
export type PassCode = { payload: PassPayload; signed: Uint8Array; signature: Uint8Array }

/** The text of a code: prefix, then payload and Ed25519 signature in Base45. */
export function joinPassCode(signed: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(signed.length + signature.length)
  bytes.set(signed)
  bytes.set(signature, signed.length)
  return prefix + encodeBase45(bytes)
}

/** Takes a code apart; null for whatever is none of ours: another prefix, a cut or a lengthened one, an unknown version. */
export function splitPassCode(code: string): PassCode | null {
  if (!code.startsWith(prefix)) return null
  const bytes = decodeBase45(code.slice(prefix.length))
  if (bytes?.length !== payloadBytes + signatureBytes) return null
  const signed = bytes.slice(0, payloadBytes)
  const payload = decodePassPayload(signed)
  return payload && { payload, signed, signature: bytes.slice(payloadBytes) }
}
