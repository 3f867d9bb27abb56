import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/second-factor-passkey.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import { type FactorRow, notePasskeyUse } from '#server/persistence/second-factor-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { forumIn } from '#server/usecases/message/addressing.ts'
import { keepSecret, takeSecret } from './factor-challenge.ts'
import type { FactorScene } from './factor-scene.ts'

/** Loaded with the first passkey, because its 280 files would slow every start down. */
const loadLibrary = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256 (IANA COSE): every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

const timeout = secondFactorLimits.challengeSeconds * 1000

/** Who asks for the passkey: the site of PUBLIC_URL, whatever the request says. */
function relyingParty(needs: Needs<'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(needs.config.publicUrl)
  return { id: hostname, origin }
}

function descriptorsOf(factors: readonly FactorRow[]) {
  return factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, transports: transports ?? [] }] : [],
  )
}

/** What one of these passkeys has to sign. */
export async function requestPasskey(
  scene: FactorScene,
  factors: readonly FactorRow[],
): Promise<PasskeyRequest> {
  const allowCredentials = descriptorsOf(factors)
  const { id } = relyingParty(scene.needs)
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout,
    allowCredentials,
    userVerification: 'required',
  })
  await keepSecret(scene, 'usePasskey', options.challenge)
  const { challenge } = options
  return {
    ...{ challenge, timeout, rpId: id, userVerification: 'required' },
    allowCredentials: allowCredentials.map(credential => ({ ...credential, type: 'public-key' })),
  }
}

/** Whether one of these passkeys has signed what it was asked to, with its owner recognised by the device. The challenge counts once. */
export async function isSigned(
  scene: FactorScene,
  factors: readonly FactorRow[],
  response: PasskeyAssertion,
): Promise<boolean> {
  const challenge = await takeSecret(scene, 'usePasskey')
  const factor = factors.find(({ credentialId }) => credentialId === response.id)
  if (!challenge || !factor?.credentialId || !factor.publicKey) return false
  const { id, origin } = relyingParty(scene.needs)
  const { userHandle, ...signed } = response.response
  const { verifyAuthenticationResponse } = await loadLibrary()
  const judged = await verifyAuthenticationResponse({
    response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: factor.credentialId,
      publicKey: new Uint8Array(factor.publicKey),
      counter: Number(factor.useCount ?? 0n),
    },
    requireUserVerification: true,
    // The library throws whatever does not fit: another site, another challenge, a count that went back, broken bytes.
  }).catch(() => null)
  if (!judged?.verified) return false
  await notePasskeyUse(scene.tx, factor.guid, {
    count: BigInt(judged.authenticationInfo.newCounter),
    at: scene.now,
  })
  return true
}

/** What the browser needs to make a passkey that this organiser does not have yet. */
export async function requestNewPasskey(
  scene: FactorScene,
  factors: readonly FactorRow[],
): Promise<PasskeyCreation> {
  const { organiser, accountGuid, edition } = scene
  const { id } = relyingParty(scene.needs)
  const excludeCredentials = descriptorsOf(factors)
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: forumIn(organiser.locale, edition),
    rpID: id,
    userName: organiser.phone,
    userDisplayName: organiser.name,
    userID: new TextEncoder().encode(accountGuid),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await keepSecret(scene, 'addPasskey', options.challenge)
  return {
    rp: { id, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: excludeCredentials.map(credential => ({ ...credential, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}

export type MadePasskey = { credentialId: string; publicKey: Buffer; useCount: bigint; transports: string[] }

/** The passkey that a browser has made; null where it does not answer to the challenge. */
export async function madePasskey(
  scene: FactorScene,
  response: PasskeyAttestation,
): Promise<MadePasskey | null> {
  const challenge = await takeSecret(scene, 'addPasskey')
  if (!challenge) return null
  const { id, origin } = relyingParty(scene.needs)
  const { transports = [], ...made } = response.response
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...made, transports } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
    // Broken bytes are the sender's fault and no failure of ours.
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    useCount: BigInt(credential.counter),
    transports,
  }
}
