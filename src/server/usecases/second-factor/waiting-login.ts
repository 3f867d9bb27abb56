import { hasEnded } from '#domain/organiser/organiser-state.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import type { Database } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countLoginTry,
  endWaitingLogin,
  findWaitingLogin,
  type WaitingLogin,
  waitingLoginOwner,
} from '#server/persistence/organiser-login-queries.ts'
import { findInvitation } from '#server/persistence/organiser-team-queries.ts'
import { lockOrganiser, noteFactorShown } from '#server/persistence/second-factor-queries.ts'
import type { RequestFacts } from '#server/services.ts'
import { type OpenedAccount, openAccount, tokenExpiry } from '#server/usecases/auth/open-account.ts'
import { waitingLoginHash } from '#server/usecases/auth/second-factor.ts'
import type { FactorNeeds, FactorScene } from './factor-scene.ts'
import type { FactorRefusal } from './judge-factor.ts'

export type WaitingScene = FactorScene & { waiting: WaitingLogin; locale: 'ru' | 'en' }

const over: FactorRefusal = { ok: false, code: 'second_factor_expired' }

/**
 * Does the work of a log-in that waits for its second step, in one transaction with the organiser locked. The token is the proof that the code was
 * right. What the work refuses is still committed: a wrong try stays counted.
 */
export function withWaitingLogin<Done extends { ok: true }>(
  needs: FactorNeeds & { database: Database },
  { login, facts }: { login: string; facts: RequestFacts },
  work: (scene: WaitingScene) => Promise<Done | FactorRefusal>,
): Promise<Done | FactorRefusal> {
  const now = needs.clock.wall()
  const tokenHash = waitingLoginHash(needs, login)
  return needs.database.transaction().execute(async tx => {
    const accountGuid = await waitingLoginOwner(tx, tokenHash)
    const organiser = accountGuid && (await lockOrganiser(tx, accountGuid))
    const waiting = await findWaitingLogin(tx, tokenHash, now)
    if (!accountGuid || !organiser || !waiting || waiting.tries >= secondFactorLimits.triesPerLogin)
      return over
    const ended = hasEnded(organiser.endsAt?.getTime() ?? null, needs.clock.now().getTime())
    if (organiser.revokedAt || ended) return { ok: false, code: 'organiser_unknown' }
    const edition = await readCurrentEdition(tx)
    const { requestId, locale } = facts
    const base = { needs, tx, edition, accountGuid, organiser, now, requestId, locale }
    return work({ ...base, waiting, holderGuid: waiting.guid })
  })
}

/** Counts a wrong try of this log-in; with the last one the log-in is over. */
export async function countWrongTry(scene: WaitingScene, refusal: FactorRefusal): Promise<FactorRefusal> {
  if (refusal.retryAfterSeconds !== undefined) return refusal
  await countLoginTry(scene.tx, scene.waiting.guid)
  const left = secondFactorLimits.triesPerLogin - scene.waiting.tries - 1
  if (left <= 0) return over
  return refusal.triesLeft === undefined
    ? refusal
    : { ...refusal, triesLeft: Math.min(left, refusal.triesLeft) }
}

/** Whether this log-in has shown the invitation that is open now. */
export async function hasAcceptedInvitation({
  tx,
  accountGuid,
  waiting,
  now,
}: WaitingScene): Promise<boolean> {
  const invitation = await findInvitation(tx, accountGuid)
  const accepted = waiting.acceptedHash
  return invitation !== null && invitation.expiresAt > now && accepted?.equals(invitation.codeHash) === true
}

export type FinishedLogin = Omit<OpenedAccount, 'ok'> & { phone: string; now: Date; expiresAt: Date }

/** Logs the organiser in, once; the factor that was shown counts as fresh. */
export async function finishLogin(
  scene: WaitingScene,
): Promise<{ ok: true; login: FinishedLogin } | FactorRefusal> {
  const { needs, tx, now, organiser } = scene
  await endWaitingLogin(tx, scene.waiting.guid, now)
  const expiresAt = tokenExpiry(now)
  const { phone } = organiser
  const opened = await openAccount(needs, tx, {
    ...{ phone, purpose: 'organizer', locale: scene.locale, now, expiresAt },
  })
  if (!opened.ok) return opened
  await noteFactorShown(tx, opened.tokenGuid, now)
  const { ok: _, ...account } = opened
  return { ok: true, login: { ...account, phone, now, expiresAt } }
}
