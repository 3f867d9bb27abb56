import type { FactorAnswer, FactorWays } from '#contract/second-factor.ts'
import { mayTryFactor, secondFactorLimits } from '#domain/organiser/second-factor.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import {
  countRecoveryCodes,
  countWrongFactor,
  type FactorRow,
  listFactors,
  wrongFactorsOfDay,
} from '#server/persistence/second-factor-queries.ts'
import { refuse } from '#server/refuse.ts'
import { isCodeOfApp } from './authenticator-app.ts'
import type { FactorScene } from './factor-scene.ts'
import { isSigned } from './passkey-ceremony.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { noteFactorAct, tellOfFactor } from './tell-of-factor.ts'

/** A refusal after which the transaction commits: a wrong try stays counted. */
export type FactorRefusal = {
  ok: false
  code: ErrorCode
  field?: string
  triesLeft?: number
  retryAfterSeconds?: number
}

/** Throws a refusal once its transaction has committed. */
export function orRefuseFactor<Done extends { ok: true }>(outcome: Done | FactorRefusal): Done {
  if (outcome.ok) return outcome
  const { code, field, triesLeft, retryAfterSeconds } = outcome
  const parameters = triesLeft === undefined ? {} : { parameters: { triesLeft } }
  return refuse(code, {
    ...parameters,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(field && { details: [{ field, code, ...parameters }] }),
  })
}

/** How many more wrong tries the day allows; a refusal where there are none. */
export async function triesOfDay(scene: FactorScene): Promise<{ ok: true; left: number } | FactorRefusal> {
  const wrong = await wrongFactorsOfDay(scene.tx, scene.accountGuid, scene.now)
  const verdict = mayTryFactor(wrong)
  return verdict.ok ? { ok: true, left: secondFactorLimits.wrongPerDay - wrong.length } : verdict
}

/** Judges a factor that is shown. A wrong one is counted against the day; a recovery code is told to its owner. */
export async function judgeFactor(
  scene: FactorScene,
  answer: FactorAnswer,
): Promise<{ ok: true } | FactorRefusal> {
  const tries = await triesOfDay(scene)
  if (!tries.ok) return tries
  const factors = await listFactors(scene.tx, scene.accountGuid)
  if (await isRight(scene, factors, answer)) {
    if (answer.kind === 'recovery') {
      await noteFactorAct(scene, 'useRecoveryCode')
      const left = await countRecoveryCodes(scene.tx, scene.accountGuid)
      await tellOfFactor(scene, 'recovery_code_used', () => ({ left: String(left) }))
    }
    return { ok: true }
  }
  await countWrongFactor(scene.tx, scene.accountGuid, scene.now)
  if (answer.kind === 'passkey') return { ok: false, code: 'passkey_failed' }
  return { ok: false, code: 'second_factor_wrong', field: 'answer.code', triesLeft: tries.left - 1 }
}

function isRight(scene: FactorScene, factors: readonly FactorRow[], answer: FactorAnswer): Promise<boolean> {
  if (answer.kind === 'passkey') return isSigned(scene, factors, answer.response)
  if (answer.kind === 'app') return isCodeOfApp(scene, factors, answer.code)
  return isRecoveryCode(scene, answer.code)
}

/** In which ways the organiser can show a factor. */
export async function waysOf(scene: Pick<FactorScene, 'tx' | 'accountGuid'>): Promise<FactorWays> {
  const factors = await listFactors(scene.tx, scene.accountGuid)
  return waysWith(factors, await countRecoveryCodes(scene.tx, scene.accountGuid))
}

export function waysWith(factors: readonly Pick<FactorRow, 'kind'>[], recoveryCodesLeft: number): FactorWays {
  const has = (wanted: FactorRow['kind']) => factors.some(({ kind }) => kind === wanted)
  return { passkey: has('passkey'), app: has('app'), recovery: factors.length > 0 && recoveryCodesLeft > 0 }
}
