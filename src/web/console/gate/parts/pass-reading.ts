import type { GateSnapshot } from '#contract/gate.ts'
import type { ReadCode } from '#domain/gate/gate-verdict.ts'
import { splitPassCode } from '#domain/pass/pass-code.ts'

const ed25519 = 'Ed25519'

export type PassKeys = ReadonlyMap<number, CryptoKey>

/** The keys by which a device tells a forged code; it holds public ones alone and can make none. */
export async function passKeysOf(publicKeys: GateSnapshot['publicKeys']): Promise<PassKeys> {
  const read = publicKeys.map(async ({ id, key }) => {
    const jwk = { kty: 'OKP', crv: ed25519, x: key }
    return [id, await crypto.subtle.importKey('jwk', jwk, ed25519, false, ['verify'])] as const
  })
  return new Map(await Promise.all(read))
}

/** What was held before the camera, and whether one of our keys has signed it. */
export async function readCode(text: string, keys: PassKeys): Promise<ReadCode> {
  const code = splitPassCode(text)
  if (!code) return { state: 'malformed' }
  const key = keys.get(code.payload.keyId)
  const { signature, signed, payload } = code
  const good = key && (await crypto.subtle.verify(ed25519, key, bytes(signature), bytes(signed)))
  return good ? { state: 'read', payload } : { state: 'forged' }
}

/** Whether this browser can check signatures. Most from before 2025 cannot; a device with one admits nobody. */
export async function checksSignatures(): Promise<boolean> {
  try {
    const jwk = { kty: 'OKP', crv: ed25519, x: 'A'.repeat(43) }
    await crypto.subtle.importKey('jwk', jwk, ed25519, false, ['verify'])
    return true
  } catch {
    return false
  }
}

const bytes = (found: Uint8Array) => Uint8Array.from(found)
