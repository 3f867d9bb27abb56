import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import {
  type ChallengePurpose,
  keepChallenge,
  readChallenge,
  takeChallenge,
} from '#server/persistence/organiser-login-queries.ts'
import type { Sealed } from '#server/secrets/sealer.ts'
import type { FactorScene } from './factor-scene.ts'

const contextOf = ({ holderGuid }: FactorScene, purpose: ChallengePurpose) =>
  `factor-challenge:${purpose}:${holderGuid}`

/** Keeps a challenge or a secret for the next step of this log-in. */
export async function keepSecret(
  scene: FactorScene,
  purpose: ChallengePurpose,
  value: string,
): Promise<void> {
  const { needs, tx, holderGuid, now } = scene
  const sealed = needs.sealer.seal(value, contextOf(scene, purpose))
  await keepChallenge(tx, { holderGuid, purpose }, { value: sealed, at: now })
}

/** Takes a challenge away, so that it counts once; null where there is none, or it is too old. */
export async function takeSecret(scene: FactorScene, purpose: ChallengePurpose): Promise<string | null> {
  const since = new Date(scene.now.getTime() - secondFactorLimits.challengeSeconds * 1000)
  return open(scene, purpose, await takeChallenge(scene.tx, { holderGuid: scene.holderGuid, purpose }, since))
}

/** Reads the secret of an app being set up: to install one takes longer, and a code may be mistyped. */
export async function readSecret(scene: FactorScene, purpose: ChallengePurpose): Promise<string | null> {
  const since = new Date(scene.now.getTime() - secondFactorLimits.waitSeconds * 1000)
  return open(scene, purpose, await readChallenge(scene.tx, { holderGuid: scene.holderGuid, purpose }, since))
}

function open(scene: FactorScene, purpose: ChallengePurpose, kept: Sealed | null): string | null {
  return kept && String(scene.needs.sealer.open(kept.sealed, kept.keyId, contextOf(scene, purpose)))
}
