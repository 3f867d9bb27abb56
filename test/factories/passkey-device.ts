import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyAssertion, PasskeyAttestation } from '#contract/second-factor-passkey.ts'

export type PasskeyDevice = {
  id: string
  /** Makes the passkey for a challenge, as navigator.credentials.create would answer. */
  make(challenge: string, change?: Change): PasskeyAttestation
  /** Signs a challenge, as navigator.credentials.get would answer. */
  sign(challenge: string, change?: Change): PasskeyAssertion
}

/** What differs from an honest device. */
type Change = { origin?: string; rpId?: string; verified?: boolean; count?: number }

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** An authenticator in software with one key (ES256), for the site of the tests. */
export function openPasskeyDevice(site = 'http://forum.example'): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64(credentialId)
  const jwk = publicKey.export({ format: 'jwk' })
  let count = 0

  const clientData = (type: string, challenge: string, { origin = site }: Change) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function head(change: Change, attested: boolean): Buffer {
    count = change.count ?? count + 1
    const { rpId = new URL(site).hostname, verified = true } = change
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    // User present, user verified, attested credential data.
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  function credentialData(): Buffer {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
  }

  const answer = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  return {
    id,
    make(challenge, change = {}) {
      const authData = new Uint8Array(Buffer.concat([head(change, true), credentialData()]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...answer,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, change)),
          attestationObject: base64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    sign(challenge, change = {}) {
      const authenticatorData = head(change, false)
      const data = clientData('webauthn.get', challenge, change)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...answer,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticatorData),
          signature: base64(signature),
        },
      }
    },
  }
}
