import { randomBytes } from 'node:crypto'
import { readRecoveryCode, recoveryCodeOf } from '#domain/organiser/recovery-code.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from '#server/persistence/second-factor-queries.ts'
import type { Needs } from '#server/use-case.ts'
import type { FactorScene } from './factor-scene.ts'

type CodeUse = 'recovery-code' | 'organiser-invitation'

export const newCode = () => recoveryCodeOf(randomBytes(10))

/** The keyed hash of a code, bound to its owner and use; null for what cannot be one. */
export function hashOfCode(
  needs: Needs<'sealer'>,
  typed: string,
  { accountGuid, use }: { accountGuid: string; use: CodeUse },
): Buffer | null {
  const code = readRecoveryCode(typed)
  return code === null ? null : needs.sealer.hash(use, `${accountGuid}:${code}`)
}

/** New recovery codes in place of the old ones: told once, kept as hashes. */
export async function makeRecoveryCodes(scene: FactorScene): Promise<string[]> {
  const { needs, tx, accountGuid } = scene
  const codes = new Set<string>()
  while (codes.size < secondFactorLimits.recoveryCodes) codes.add(newCode())
  const hashes = [...codes].flatMap(
    code => hashOfCode(needs, code, { accountGuid, use: 'recovery-code' }) ?? [],
  )
  await replaceRecoveryCodes(tx, accountGuid, hashes)
  return [...codes]
}

/** Whether this is a recovery code of the organiser; each counts once. */
export async function isRecoveryCode(scene: FactorScene, typed: string): Promise<boolean> {
  const { needs, tx, accountGuid, now } = scene
  const hash = hashOfCode(needs, typed, { accountGuid, use: 'recovery-code' })
  return hash !== null && takeRecoveryCode(tx, accountGuid, { hash, at: now })
}
