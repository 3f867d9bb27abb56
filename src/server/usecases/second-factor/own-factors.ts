import type { Route } from '#contract/route.ts'
import type * as routes from '#contract/second-factor.ts'
import { mayChangeFactors, mayRemoveFactor, secondFactorLimits } from '#domain/organiser/second-factor.ts'
import type { Database, Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countRecoveryCodes,
  deleteFactor,
  factorShownAt,
  forgetRecoveryCodes,
  isLogInOpen,
  listFactors,
  lockOrganiser,
  noteFactorShown,
} from '#server/persistence/second-factor-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { requestNewApp } from './authenticator-app.ts'
import type { FactorNeeds, FactorScene } from './factor-scene.ts'
import { type FactorRefusal, judgeFactor, orRefuseFactor, triesOfDay, waysWith } from './judge-factor.ts'
import { requestNewPasskey, requestPasskey } from './passkey-ceremony.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { factorIn, setUpFactor } from './set-up-factor.ts'
import { noteFactorAct, tellOfFactor } from './tell-of-factor.ts'

type Caller = { actor: OrganiserActor; facts: RequestFacts }
type OwnNeeds = FactorNeeds & { database: Database }

/** The caller's own log-in, locked. Challenges are bound to the access token. */
async function ownScene(needs: FactorNeeds, tx: Tx, { actor, facts }: Caller): Promise<FactorScene> {
  const { accountGuid, tokenGuid } = actor
  const organiser = await lockOrganiser(tx, accountGuid)
  if (!organiser || organiser.revokedAt) return refuse('organiser_unknown')
  // A reset that held the lock until now has ended this log-in, and with it what it may still ask for.
  if (!(await isLogInOpen(tx, tokenGuid))) return refuse('token_invalid')
  const edition = await readCurrentEdition(tx)
  const now = needs.clock.wall()
  return {
    needs,
    tx,
    edition,
    accountGuid,
    organiser,
    now,
    requestId: facts.requestId,
    holderGuid: tokenGuid,
  }
}

const withOwnScene = <Done>(needs: OwnNeeds, caller: Caller, work: (scene: FactorScene) => Promise<Done>) =>
  needs.database.transaction().execute(async tx => work(await ownScene(needs, tx, caller)))

const nothingToRecover: FactorRefusal = { ok: false, code: 'state_forbids' }

/** A change of the log-in needs a factor that was shown lately. */
function withFreshFactor<Done extends { ok: true }>(
  needs: OwnNeeds,
  caller: Caller,
  work: (scene: FactorScene) => Promise<Done | FactorRefusal>,
): Promise<Done | FactorRefusal> {
  return withOwnScene(needs, caller, async scene => {
    const shownAt = await factorShownAt(scene.tx, scene.holderGuid)
    const factors = (await listFactors(scene.tx, scene.accountGuid)).length
    const shownAgo = shownAt && (scene.now.getTime() - shownAt.getTime()) / 1000
    orRefuse(mayChangeFactors({ factors, shownAgo }))
    return work(scene)
  })
}

const freshUntil = (shownAt: Date) =>
  new Date(shownAt.getTime() + secondFactorLimits.freshSeconds * 1000).toISOString()

export const readOwnFactors: UseCase<typeof routes.readOwnFactors, 'clock' | 'config' | 'database'> = async (
  { actor },
  needs,
) => {
  const { database, config } = needs
  const { accountGuid, tokenGuid } = actor
  const factors = await listFactors(database, accountGuid)
  const recoveryCodesLeft = await countRecoveryCodes(database, accountGuid)
  const shownAt = await factorShownAt(database, tokenGuid)
  const until = shownAt && freshUntil(shownAt)
  return {
    factors: factors.map(({ guid, kind, name, createdAt, lastUsedAt }) => ({
      ...{ guid, kind, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    ways: waysWith(factors, recoveryCodesLeft),
    required: config.secondFactorRequired,
    freshUntil: until && until > needs.clock.wall().toISOString() ? until : null,
  }
}

type OwnUseCase<R extends Route> = UseCase<R, 'clock' | 'config' | 'database' | 'sealer'>

export const startPasskeyCheck: OwnUseCase<typeof routes.startPasskeyCheck> = (call, needs) =>
  withOwnScene(needs, call, async scene => {
    orRefuseFactor(await triesOfDay(scene))
    return requestPasskey(scene, await listFactors(scene.tx, scene.accountGuid))
  })

/** Shows a factor again; a wrong one is counted as at the log-in. */
export const checkSecondFactor: OwnUseCase<typeof routes.checkSecondFactor> = async (call, needs) => {
  const { shownAt } = orRefuseFactor(
    await withOwnScene(needs, call, async scene => {
      const verdict = await judgeFactor(scene, call.body.answer)
      if (!verdict.ok) return verdict
      await noteFactorShown(scene.tx, scene.holderGuid, scene.now)
      return { ok: true as const, shownAt: scene.now }
    }),
  )
  return { freshUntil: freshUntil(shownAt) }
}

export const startNewPasskey: OwnUseCase<typeof routes.startNewPasskey> = async (call, needs) => {
  const { options } = orRefuseFactor(
    await withFreshFactor(needs, call, async scene => {
      const factors = await listFactors(scene.tx, scene.accountGuid)
      return { ok: true as const, options: await requestNewPasskey(scene, factors) }
    }),
  )
  return options
}

export const startNewApp: OwnUseCase<typeof routes.startNewApp> = async (call, needs) => {
  const { app } = orRefuseFactor(
    await withFreshFactor(needs, call, async scene => ({
      ok: true as const,
      app: await requestNewApp(scene),
    })),
  )
  return app
}

export const addSecondFactor: OwnUseCase<typeof routes.addSecondFactor> = async (call, needs) => {
  const { recoveryCodes } = orRefuseFactor(
    await withFreshFactor(needs, call, async scene => {
      const added = await setUpFactor(scene, call.body.factor)
      // A factor just set up was shown, too.
      if (added.ok) await noteFactorShown(scene.tx, scene.holderGuid, scene.now)
      return added
    }),
  )
  return { recoveryCodes }
}

export const removeSecondFactor: OwnUseCase<typeof routes.removeSecondFactor> = async (call, needs) => {
  orRefuseFactor(
    await withFreshFactor(needs, call, async scene => {
      const { tx, accountGuid } = scene
      const factors = await listFactors(tx, accountGuid)
      const factor = factors.find(({ guid }) => guid === call.params.guid)
      if (!factor) return { ok: false, code: 'not_found' }
      const required = needs.config.secondFactorRequired
      orRefuse(mayRemoveFactor({ factors: factors.length, required }))
      await deleteFactor(tx, accountGuid, factor.guid)
      if (factors.length === 1) await forgetRecoveryCodes(tx, accountGuid)
      await noteFactorAct(scene, 'removeSecondFactor', factor.kind)
      await tellOfFactor(scene, 'second_factor_removed', locale => ({ factor: factorIn(locale, factor) }))
      return { ok: true as const }
    }),
  )
  return null
}

export const renewRecoveryCodes: OwnUseCase<typeof routes.renewRecoveryCodes> = async (call, needs) => {
  const { recoveryCodes } = orRefuseFactor(
    await withFreshFactor(needs, call, async scene => {
      const factors = await listFactors(scene.tx, scene.accountGuid)
      // Codes recover a factor; without one there is nothing to recover.
      if (factors.length === 0) return nothingToRecover
      await noteFactorAct(scene, 'renewRecoveryCodes')
      await tellOfFactor(scene, 'recovery_codes_renewed', () => ({}))
      return { ok: true as const, recoveryCodes: await makeRecoveryCodes(scene) }
    }),
  )
  return { recoveryCodes }
}
