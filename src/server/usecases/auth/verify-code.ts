import { timingSafeEqual } from 'node:crypto'
import type * as routes from '#contract/auth.ts'
import { judgeCode, mayTryCode, oneTimeCodeLimits } from '#domain/account/one-time-code.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  consumeCode,
  countInTurn,
  countTry,
  countWrongCodes,
  lockCode,
  lockCodeRequests,
  wrongCodesOfDay,
} from '#server/persistence/one-time-code-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { DeviceCookie, UseCase } from '#server/use-case.ts'
import { checkChallenge } from './challenge.ts'
import { type OpenedAccount, openAccount, presentLogin, tokenExpiry } from './open-account.ts'
import { hashCode } from './request-code.ts'
import { beginSecondFactor } from './second-factor.ts'

type Outcome =
  | OpenedAccount
  | { ok: false; code: ErrorCode; triesLeft?: number; retryAfterSeconds?: number; login?: string }

/** Exchanges a code for an access token; a wrong code is counted before the answer is sent, whatever happens next. */
export const verifyCode: UseCase<
  typeof routes.otpVerify,
  'clock' | 'config' | 'database' | 'sealer' | 'tokens',
  { cookie: DeviceCookie }
> = async ({ body: input, facts, cookie }, needs) => {
  const now = needs.clock.wall()
  const expiresAt = tokenExpiry(now)
  const outcome = await needs.database.transaction().execute(async (tx): Promise<Outcome> => {
    // Tries of one phone are serialised, so that simultaneous codes cannot exceed ten wrong tries a day.
    await lockCodeRequests(tx, [`phone:${input.phone}`])
    const row = await lockCode(tx, input.requestId, input.phone)
    if (!row) return { ok: false, code: 'code_expired' }
    const { phone, device } = row
    const open = mayTryCode(await wrongCodesOfDay(tx, { phone, device, now }))
    if (!open.ok) return open
    if ((await wrongInAll(tx, now)) >= oneTimeCodeLimits.wrongInAllDay)
      checkChallenge(needs, {
        purpose: `try:${row.requestGuid}:${row.tries}`,
        challenge: input.challenge,
        now,
      })
    const typed = hashCode(needs, { requestGuid: row.requestGuid, purpose: row.purpose, code: input.code })
    const verdict = judgeCode(
      {
        ageSeconds: (now.getTime() - row.createdAt.getTime()) / 1000,
        tries: row.tries,
        consumed: row.consumedAt !== null,
        superseded: row.supersededAt !== null,
      },
      timingSafeEqual(typed, row.codeHash),
    )
    if (verdict.ok) {
      await consumeCode(tx, row.requestGuid, now)
      const second =
        row.purpose === 'organizer'
          ? await beginSecondFactor(needs, tx, { phone: row.phone, now })
          : { ok: true as const }
      if (!second.ok) return second
      return openAccount(needs, tx, {
        phone,
        purpose: row.purpose,
        locale: facts.locale,
        now,
        expiresAt,
      })
    }
    const counted =
      verdict.code === 'code_wrong' ||
      (verdict.code === 'code_exhausted' && row.tries < oneTimeCodeLimits.triesPerCode)
    if (counted) await countTry(tx, { requestGuid: row.requestGuid, phone, device, at: now })
    return verdict
  })
  if (!outcome.ok) {
    const { triesLeft, retryAfterSeconds, login } = outcome
    if (login) return refuse(outcome.code, { parameters: { login } })
    if (retryAfterSeconds) return refuse(outcome.code, { retryAfterSeconds })
    const parameters = triesLeft === undefined ? {} : { parameters: { triesLeft } }
    return refuse(outcome.code, {
      ...parameters,
      details: [{ field: 'code', code: outcome.code, ...parameters }],
    })
  }
  return presentLogin(needs, { ...outcome, phone: input.phone, now, expiresAt, cookie })
}

/** Simultaneous tries take turns at the end of the budget. */
function wrongInAll(tx: Tx, now: Date): Promise<number> {
  const ends = [oneTimeCodeLimits.wrongInAllDay]
  return countInTurn(tx, { name: 'wrong-in-all', ends, count: reader => countWrongCodes(reader, now) })
}
