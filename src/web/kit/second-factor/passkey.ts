import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/second-factor-passkey.ts'
import { m } from '#messages/compiled/messages.js'

/** Whether the browser knows passkeys at all; false while the server renders. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && browserSupportsWebAuthn()
}

/** The person or the device has not gone along; the message says so. */
export class PasskeyError extends Error {}

/** Asks the device to sign. Throws PasskeyError where it does not. */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await attempt(() =>
    startAuthentication({ optionsJSON: request as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type: type as 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Asks the device to make a passkey. Throws PasskeyError where it does not. */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const { id, rawId, type, response } = await attempt(() =>
    startRegistration({ optionsJSON: creation as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type: type as 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  }
}

async function attempt<Answer>(ceremony: () => Promise<Answer>): Promise<Answer> {
  if (!knowsPasskeys()) throw new PasskeyError(m.factor_passkey_unsupported())
  try {
    return await ceremony()
  } catch (cause) {
    // The browser tells by the name of the error alone, and says little on purpose.
    const known = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new PasskeyError(known ? m.factor_passkey_known() : m.factor_passkey_cancelled(), { cause })
  }
}
