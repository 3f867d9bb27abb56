import { randomUUID } from 'node:crypto'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { ensureAccount, findOrganiser, insertToken } from '#server/persistence/access-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { noteLogin } from '#server/persistence/organiser-team-queries.ts'
import type { TokenAudience } from '#server/secrets/token-claims.ts'
import type { DeviceCookie, Needs } from '#server/use-case.ts'
import { rememberDevice } from './known-device.ts'
import { readLists } from './read-session.ts'

const tokenLifeMilliseconds = 12 * 3_600_000

/** When a token of now expires, on a whole second, as the token itself says it. */
export function tokenExpiry(now: Date): Date {
  return new Date(Math.floor((now.getTime() + tokenLifeMilliseconds) / 1000) * 1000)
}

export type OpenedAccount = { ok: true; tokenGuid: string; accountGuid: string; audience: TokenAudience }

/** Logs a proven phone in; its account is made on the first log-in. */
export async function openAccount(
  needs: Needs<'clock'>,
  tx: Tx,
  login: { phone: string; purpose: CodePurpose; locale: 'ru' | 'en'; now: Date; expiresAt: Date },
): Promise<OpenedAccount | { ok: false; code: 'organiser_unknown' }> {
  const audience: TokenAudience = login.purpose === 'organizer' ? 'organizer' : 'participant'
  const accountGuid = await ensureAccount(tx, login.phone, { locale: login.locale, at: needs.clock.now() })
  if (audience === 'organizer') {
    if (!(await findOrganiser(tx, accountGuid))) return { ok: false, code: 'organiser_unknown' }
    await noteLogin(tx, accountGuid, login.now)
  }
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

/** The answer to a finished log-in: the token, and the lists of the account. The browser is known to the phone from now on. */
export async function presentLogin(
  needs: Needs<'clock' | 'database' | 'sealer' | 'tokens'>,
  login: Omit<OpenedAccount, 'ok'> & { phone: string; now: Date; expiresAt: Date; cookie: DeviceCookie },
): Promise<OtpVerifyAnswer> {
  const { tokenGuid, accountGuid, audience, expiresAt, phone } = login
  rememberDevice(needs, login)
  const accessToken = await needs.tokens.sign({ tokenGuid, accountGuid, audience, expiresAt }, login.now)
  const lists = await readLists(needs, { accountGuid, phone })
  return { accessToken, expiresAt: expiresAt.toISOString(), ...lists }
}
