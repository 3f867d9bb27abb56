import { randomBytes, randomUUID } from 'node:crypto'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { Locale } from '#contract/field.ts'
import { judgeLink } from '#domain/account/link-state.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { findOrganiser, insertToken } from '../../persistence/access-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Reader, Tx } from '../../persistence/database.ts'
import { consumeLoginLink, findLoginLink, insertLoginLink } from '../../persistence/login-link-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { readLists } from './read-session.ts'
import { tokenLifeMilliseconds } from './verify-code.ts'

const lifeMilliseconds = 24 * 3_600_000

const hashOf = (services: Services, token: string) => services.sealer.hash('login-link', token)

/**
 * The address of a page that logs an account in once, for a message that is queued in the same transaction (24 h, product.md §5). Whoever has it
 * is the account: it goes to the account's own phone, never to an address that somebody else has typed. An organiser gets the
 * ordinary log-in page. `next` is a plain path of our own.
 */
export async function makeLoginLink(
  services: Services,
  tx: Tx,
  wish: { accountGuid: string; locale: Locale; next?: string },
): Promise<string> {
  const { accountGuid, locale, next } = wish
  const base = `${services.config.publicUrl}${locale === 'en' ? '/en' : ''}`
  const search = next ? `?redirect=${encodeURIComponent(`${locale === 'en' ? '/en' : ''}${next}`)}` : ''
  if (await findOrganiser(tx, accountGuid)) return `${base}/login${search}`
  const token = randomBytes(32).toString('base64url')
  const createdAt = services.clock.wall()
  await insertLoginLink(tx, {
    tokenHash: hashOf(services, token),
    accountGuid,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMilliseconds),
  })
  return `${base}/login/token/${token}${search}`
}

/** Whose link it is, masked: what a preview robot may see. Changes nothing. */
export async function readLoginLink(
  services: Services,
  token: string,
): Promise<{ phone: string; expiresAt: string }> {
  const link = await liveLink(services, services.database, token)
  return { phone: maskPhone(link.phone), expiresAt: link.expiresAt.toISOString() }
}

/** Logs in by a link, once; what the account may open is asked of its token at each request, as after a code. */
export async function openLoginLink(
  services: Services,
  facts: RequestFacts,
  token: string,
): Promise<OtpVerifyAnswer> {
  const now = services.clock.wall()
  const expiresAt = new Date(Math.floor((now.getTime() + tokenLifeMilliseconds) / 1000) * 1000)
  const tokenGuid = randomUUID()
  const { accountGuid, phone } = await services.database.transaction().execute(async tx => {
    const link = await liveLink(services, tx, token)
    if (!(await consumeLoginLink(tx, link.guid, now))) refuse('link_used')
    // Whoever became an organiser since logs in by a code, and by a second factor.
    if (await findOrganiser(tx, link.accountGuid)) refuse('forbidden')
    await insertToken(tx, {
      ...{ guid: tokenGuid, accountGuid: link.accountGuid, audience: 'participant' as const },
      ...{ issuedAt: now, expiresAt },
    })
    await recordAudit(tx, {
      at: services.clock.now(),
      actorGuid: link.accountGuid,
      actorRole: 'participant',
      subjectKind: 'account',
      subjectGuid: link.accountGuid,
      action: 'logInByLink',
      requestId: facts.requestId,
    })
    return link
  })
  const accessToken = await services.tokens.sign(
    { tokenGuid, accountGuid, audience: 'participant', expiresAt },
    now,
  )
  const lists = await readLists(services, { accountGuid, phone })
  return { accessToken, expiresAt: expiresAt.toISOString(), ...lists }
}

async function liveLink(services: Services, reader: Reader, token: string) {
  const link = await findLoginLink(reader, hashOf(services, token))
  // The account of an erased person is nobody's.
  if (!link || link.phone.startsWith('erased:')) return refuse('link_invalid')
  orRefuse(judgeLink(link, services.clock.wall()))
  return link
}
