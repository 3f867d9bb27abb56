import { Secret, TOTP } from 'otpauth'
import type { AppSecret } from '#contract/second-factor.ts'
import { type FactorRow, saveApp, takeAppStep } from '#server/persistence/second-factor-queries.ts'
import { keepSecret, readSecret, takeSecret } from './factor-challenge.ts'
import type { FactorScene } from './factor-scene.ts'

/** One step of 30 s to either side, for a phone whose clock is slightly wrong. */
const window = 1

const contextOf = (accountGuid: string) => `second-factor:${accountGuid}`

/** The step of a right code (RFC 6238); null for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Whether the organiser's app shows this code; each code counts once. */
export async function isCodeOfApp(
  scene: FactorScene,
  factors: readonly FactorRow[],
  code: string,
): Promise<boolean> {
  const app = factors.find(({ kind }) => kind === 'app')
  if (!app?.secretSealed || !app.secretKeyId) return false
  const { secret } = scene.needs.sealer.open(
    app.secretSealed,
    app.secretKeyId,
    contextOf(scene.accountGuid),
  ) as { secret: string }
  const step = stepOf(secret, code, scene.now)
  return step !== null && takeAppStep(scene.tx, app.guid, { step, at: scene.now })
}

/** A new secret, kept until a code of it is typed. */
export async function requestNewApp(scene: FactorScene): Promise<AppSecret> {
  const { organiser, edition } = scene
  const totp = new TOTP({
    // In Latin letters: percent-encoded Cyrillic, twice, would make the QR code too dense for a camera.
    issuer: edition.nameEn,
    label: organiser.phone,
    secret: new Secret({ size: 20 }),
  })
  await keepSecret(scene, 'addApp', totp.secret.base32)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** Takes the new app into use once it shows the right code; null where it does not. */
export async function confirmNewApp(scene: FactorScene, code: string): Promise<{ replaced: boolean } | null> {
  const secret = await readSecret(scene, 'addApp')
  const step = secret === null ? null : stepOf(secret, code, scene.now)
  if (secret === null || step === null) return null
  await takeSecret(scene, 'addApp')
  return saveApp(scene.tx, {
    accountGuid: scene.accountGuid,
    secret: scene.needs.sealer.seal({ secret }, contextOf(scene.accountGuid)),
    lastStep: step,
    createdAt: scene.now,
  })
}
