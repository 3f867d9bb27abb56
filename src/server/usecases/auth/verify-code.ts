import { randomUUID, timingSafeEqual } from 'node:crypto'
import type * as routes from '#contract/auth.ts'
import { type CodePurpose, judgeCode, mayTryCode, oneTimeCodeLimits } from '#domain/account/one-time-code.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { ensureAccount, findOrganiser, insertToken } from '#server/persistence/access-queries.ts'
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
import type { TokenAudience } from '#server/secrets/token-claims.ts'
import type { DeviceCookie, Needs, UseCase } from '#server/use-case.ts'
import { checkChallenge } from './challenge.ts'
import { rememberDevice } from './known-device.ts'
import { readLists } from './read-session.ts'
import { hashCode } from './request-code.ts'
import { judgeSecondFactor } from './second-factor.ts'

export const tokenLifeMilliseconds = 12 * 3_600_000

type Outcome =
  | { ok: true; tokenGuid: string; accountGuid: string; audience: TokenAudience }
  | { ok: false; code: ErrorCode; triesLeft?: number; retryAfterSeconds?: number }

/** Exchanges a code for an access token; a wrong code is counted before the answer is sent, whatever happens next. */
export const verifyCode: UseCase<
  typeof routes.otpVerify,
  'clock' | 'config' | 'database' | 'sealer' | 'tokens',
  { cookie: DeviceCookie }
> = async ({ body: input, facts, cookie }, needs) => {
  const now = needs.clock.wall()
  const expiresAt = new Date(Math.floor((now.getTime() + tokenLifeMilliseconds) / 1000) * 1000)
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
      const factor =
        row.purpose === 'organizer'
          ? await judgeSecondFactor(needs, tx, { phone, typed: input.secondFactor })
          : 'passed'
      if (factor === 'required') return { ok: false, code: 'second_factor_required' }
      if (factor === 'wrong') {
        await countTry(tx, { requestGuid: row.requestGuid, phone, device, at: now })
        return {
          ok: false,
          code: 'second_factor_wrong',
          triesLeft: oneTimeCodeLimits.triesPerCode - row.tries - 1,
        }
      }
      await consumeCode(tx, row.requestGuid, now)
      return openAccount(needs, tx, {
        phone,
        purpose: row.purpose,
        locale: facts.locale,
        now,
        expiresAt,
      })
    }
    const counted = verdict.code === 'code_wrong' || (verdict.code === 'code_exhausted' && row.tries < 5)
    if (counted) await countTry(tx, { requestGuid: row.requestGuid, phone, device, at: now })
    return verdict
  })
  if (!outcome.ok) {
    const { triesLeft, retryAfterSeconds } = outcome
    if (retryAfterSeconds) return refuse(outcome.code, { retryAfterSeconds })
    const parameters = triesLeft === undefined ? {} : { parameters: { triesLeft } }
    return refuse(outcome.code, {
      ...parameters,
      details: [
        {
          field: outcome.code.startsWith('second') ? 'secondFactor' : 'code',
          code: outcome.code,
          ...parameters,
        },
      ],
    })
  }
  const { tokenGuid, accountGuid, audience } = outcome
  rememberDevice(needs, { phone: input.phone, cookie, now })
  const accessToken = await needs.tokens.sign({ tokenGuid, accountGuid, audience, expiresAt }, now)
  const lists = await readLists(needs, { accountGuid, phone: input.phone })
  return { accessToken, expiresAt: expiresAt.toISOString(), ...lists }
}

/** Simultaneous tries take turns at the end of the budget. */
function wrongInAll(tx: Tx, now: Date): Promise<number> {
  const ends = [oneTimeCodeLimits.wrongInAllDay]
  return countInTurn(tx, { name: 'wrong-in-all', ends, count: reader => countWrongCodes(reader, now) })
}

async function openAccount(
  needs: Needs<'clock'>,
  tx: Tx,
  login: { phone: string; purpose: CodePurpose; locale: 'ru' | 'en'; now: Date; expiresAt: Date },
): Promise<Outcome> {
  const audience: TokenAudience = login.purpose === 'organizer' ? 'organizer' : 'participant'
  const accountGuid = await ensureAccount(tx, login.phone, { locale: login.locale, at: needs.clock.now() })
  if (audience === 'organizer' && !(await findOrganiser(tx, accountGuid)))
    return { ok: false, code: 'organiser_unknown' }
  const tokenGuid = randomUUID()
  await insertToken(tx, {
    guid: tokenGuid,
    accountGuid,
    audience,
    issuedAt: login.now,
    expiresAt: login.expiresAt,
  })
  return { ok: true, tokenGuid, accountGuid, audience }
}
