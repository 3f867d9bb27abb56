import type * as routes from '#contract/second-factor.ts'
import { factorStep } from '#domain/organiser/second-factor.ts'
import { findInvitation } from '#server/persistence/organiser-team-queries.ts'
import { listFactors } from '#server/persistence/second-factor-queries.ts'
import type { DeviceCookie, UseCase } from '#server/use-case.ts'
import { presentLogin } from '#server/usecases/auth/open-account.ts'
import { type FactorRefusal, judgeFactor, orRefuseFactor, triesOfDay, waysOf } from './judge-factor.ts'
import { requestPasskey } from './passkey-ceremony.ts'
import { noteFactorAct } from './tell-of-factor.ts'
import { countWrongTry, finishLogin, hasAcceptedInvitation, withWaitingLogin } from './waiting-login.ts'

/** What the log-in still needs: a factor, the invitation, or a factor to be set up. */
export const readWaitingLogin: UseCase<
  typeof routes.readWaitingLogin,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ body, facts }, needs) => {
  const { ok: _, ...state } = orRefuseFactor(
    await withWaitingLogin(needs, { login: body.login, facts }, async scene => {
      const factors = await listFactors(scene.tx, scene.accountGuid)
      const invitation = await findInvitation(scene.tx, scene.accountGuid)
      const next = factorStep({
        factors: factors.length,
        invited: invitation !== null && invitation.expiresAt > scene.now,
        accepted: await hasAcceptedInvitation(scene),
        required: true,
      })
      if (!next.ok) return next satisfies FactorRefusal as FactorRefusal
      return {
        ok: true as const,
        step: next.step ?? ('factor' as const),
        ways: await waysOf(scene),
        expiresAt: scene.waiting.expiresAt.toISOString(),
      }
    }),
  )
  return state
}

/** What a passkey has to sign for this log-in. */
export const startPasskeyLogin: UseCase<
  typeof routes.startPasskeyLogin,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ body, facts }, needs) => {
  const { options } = orRefuseFactor(
    await withWaitingLogin(needs, { login: body.login, facts }, async scene => {
      const tries = await triesOfDay(scene)
      if (!tries.ok) return tries
      const factors = await listFactors(scene.tx, scene.accountGuid)
      return { ok: true as const, options: await requestPasskey(scene, factors) }
    }),
  )
  return options
}

/** Finishes the log-in by a factor. A wrong one is counted before the answer is sent. */
export const answerSecondFactor: UseCase<
  typeof routes.answerSecondFactor,
  'clock' | 'config' | 'database' | 'sealer' | 'tokens',
  { cookie: DeviceCookie }
> = async ({ body, facts, cookie }, needs) => {
  const { login } = orRefuseFactor(
    await withWaitingLogin(needs, { login: body.login, facts }, async scene => {
      const verdict = await judgeFactor(scene, body.answer)
      if (!verdict.ok) return countWrongTry(scene, verdict)
      await noteFactorAct(scene, 'logInToConsole', body.answer.kind)
      return finishLogin(scene)
    }),
  )
  return presentLogin(needs, { ...login, cookie })
}
