import type * as routes from '#contract/second-factor.ts'
import { noteAcceptedInvitation } from '#server/persistence/organiser-login-queries.ts'
import { endInvitation, findInvitation } from '#server/persistence/organiser-team-queries.ts'
import { countWrongFactor, listFactors } from '#server/persistence/second-factor-queries.ts'
import type { DeviceCookie, UseCase } from '#server/use-case.ts'
import { presentLogin } from '#server/usecases/auth/open-account.ts'
import { requestNewApp } from './authenticator-app.ts'
import { type FactorRefusal, orRefuseFactor, triesOfDay } from './judge-factor.ts'
import { requestNewPasskey } from './passkey-ceremony.ts'
import { hashOfCode } from './recovery-codes.ts'
import { setUpFactor } from './set-up-factor.ts'
import { noteFactorAct } from './tell-of-factor.ts'
import {
  countWrongTry,
  finishLogin,
  hasAcceptedInvitation,
  type WaitingScene,
  withWaitingLogin,
} from './waiting-login.ts'

const missing: FactorRefusal = { ok: false, code: 'invitation_missing' }

/** Shows the invitation: it comes another way than the code, so that a stolen phone number alone sets up nothing. */
export const acceptInvitation: UseCase<
  typeof routes.acceptInvitation,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ body, facts }, needs) => {
  orRefuseFactor(
    await withWaitingLogin(needs, { login: body.login, facts }, async scene => {
      const { tx, accountGuid, now } = scene
      const tries = await triesOfDay(scene)
      if (!tries.ok) return tries
      const invitation = await findInvitation(tx, accountGuid)
      if (!invitation || invitation.expiresAt <= now) return missing
      const typed = hashOfCode(needs, body.invitation, { accountGuid, use: 'organiser-invitation' })
      if (!typed?.equals(invitation.codeHash)) {
        await countWrongFactor(tx, accountGuid, now)
        const triesLeft = tries.left - 1
        return countWrongTry(scene, { ok: false, code: 'invitation_wrong', field: 'invitation', triesLeft })
      }
      await noteAcceptedInvitation(tx, scene.waiting.guid, invitation.codeHash)
      await noteFactorAct(scene, 'acceptInvitation')
      return { ok: true as const }
    }),
  )
  return null
}

/** Only a log-in that has shown the invitation sets up a factor, and only the first one. */
async function mayEnrol(scene: WaitingScene): Promise<FactorRefusal | null> {
  const factors = await listFactors(scene.tx, scene.accountGuid)
  return factors.length === 0 && (await hasAcceptedInvitation(scene)) ? null : missing
}

export const startPasskeyEnrolment: UseCase<
  typeof routes.startPasskeyEnrolment,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ body, facts }, needs) => {
  const { options } = orRefuseFactor(
    await withWaitingLogin(
      needs,
      { login: body.login, facts },
      async scene =>
        (await mayEnrol(scene)) ?? { ok: true as const, options: await requestNewPasskey(scene, []) },
    ),
  )
  return options
}

export const startAppEnrolment: UseCase<
  typeof routes.startAppEnrolment,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ body, facts }, needs) => {
  const { app } = orRefuseFactor(
    await withWaitingLogin(
      needs,
      { login: body.login, facts },
      async scene => (await mayEnrol(scene)) ?? { ok: true as const, app: await requestNewApp(scene) },
    ),
  )
  return app
}

/** Sets up the first factor and finishes the log-in. The invitation is used up. */
export const finishEnrolment: UseCase<
  typeof routes.finishEnrolment,
  'clock' | 'config' | 'database' | 'sealer' | 'tokens',
  { cookie: DeviceCookie }
> = async ({ body, facts, cookie }, needs) => {
  const { login, recoveryCodes } = orRefuseFactor(
    await withWaitingLogin(needs, { login: body.login, facts }, async scene => {
      const refusal = await mayEnrol(scene)
      if (refusal) return refusal
      const added = await setUpFactor(scene, body.factor)
      if (!added.ok) return added
      await endInvitation(scene.tx, scene.accountGuid)
      await noteFactorAct(scene, 'logInToConsole', body.factor.kind)
      const finished = await finishLogin(scene)
      return finished.ok ? { ...finished, recoveryCodes: added.recoveryCodes ?? [] } : finished
    }),
  )
  return { ...(await presentLogin(needs, { ...login, cookie })), recoveryCodes }
}
