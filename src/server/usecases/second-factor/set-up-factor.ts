import type { NewFactor } from '#contract/second-factor.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { countRecoveryCodes, insertPasskey, listFactors } from '#server/persistence/second-factor-queries.ts'
import { confirmNewApp } from './authenticator-app.ts'
import type { FactorScene } from './factor-scene.ts'
import type { FactorRefusal } from './judge-factor.ts'
import { madePasskey } from './passkey-ceremony.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { noteFactorAct, tellOfFactor } from './tell-of-factor.ts'

/** Takes a factor into use, with recovery codes where the organiser had none, and tells them by SMS. */
export async function setUpFactor(
  scene: FactorScene,
  factor: NewFactor,
): Promise<{ ok: true; recoveryCodes: string[] | null } | FactorRefusal> {
  const refusal =
    factor.kind === 'app' ? await setUpApp(scene, factor.code) : await setUpPasskey(scene, factor)
  if (refusal) return refusal
  await noteFactorAct(scene, 'addSecondFactor', factor.kind)
  await tellOfFactor(scene, 'second_factor_added', locale => ({ factor: factorIn(locale, factor) }))
  const left = await countRecoveryCodes(scene.tx, scene.accountGuid)
  return { ok: true, recoveryCodes: left > 0 ? null : await makeRecoveryCodes(scene) }
}

async function setUpApp(scene: FactorScene, code: string): Promise<FactorRefusal | null> {
  const confirmed = await confirmNewApp(scene, code)
  return confirmed ? null : { ok: false, code: 'app_code_wrong', field: 'factor.code' }
}

async function setUpPasskey(
  scene: FactorScene,
  { name, response }: Extract<NewFactor, { kind: 'passkey' }>,
): Promise<FactorRefusal | null> {
  const made = await madePasskey(scene, response)
  if (!made) return { ok: false, code: 'passkey_failed' }
  const factors = await listFactors(scene.tx, scene.accountGuid)
  if (factors.filter(({ kind }) => kind === 'passkey').length >= secondFactorLimits.passkeys)
    return { ok: false, code: 'passkeys_many' }
  const { accountGuid, now } = scene
  const added = await insertPasskey(scene.tx, { accountGuid, name, createdAt: now, ...made })
  return added ? null : { ok: false, code: 'passkey_exists' }
}

/** A factor in the words of a message. */
export function factorIn(
  locale: 'ru' | 'en',
  factor: { kind: 'passkey' | 'app'; name?: string | null },
): string {
  return factor.kind === 'app'
    ? m.mail_second_factor_app({}, { locale })
    : m.mail_second_factor_passkey({ passkey: factor.name ?? '' }, { locale })
}
