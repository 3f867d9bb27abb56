import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/login-link.ts'
import { judgeLink } from '#domain/account/link-state.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { findOrganiser, insertToken } from '#server/persistence/access-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { consumeLoginLink, findLoginLink, insertLoginLink } from '#server/persistence/login-link-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { DeviceCookie, Needs, UseCase } from '#server/use-case.ts'
import { rememberDevice } from './known-device.ts'
import { tokenExpiry } from './open-account.ts'
import { readLists } from './read-session.ts'

const lifeMilliseconds = 24 * 3_600_000

const hashOf = (needs: Needs<'sealer'>, token: string) => needs.sealer.hash('login-link', token)

/**
 * The address of a page that logs an account in once, for a message queued in the same transaction (24 h, product.md §5). The link is as good as the
 * account, so it only goes to the account's own phone, never to an address somebody else has typed. An organiser gets the ordinary log-in page.
 * `next` is a plain path of our own.
 */
export async function makeLoginLink(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  wish: { accountGuid: string; locale: Locale; next?: string },
): Promise<string> {
  const { accountGuid, locale, next } = wish
  const base = `${needs.config.publicUrl}${locale === 'en' ? '/en' : ''}`
  const search = next ? `?redirect=${encodeURIComponent(`${locale === 'en' ? '/en' : ''}${next}`)}` : ''
  if (await findOrganiser(tx, accountGuid)) return `${base}/login${search}`
  const token = randomBytes(32).toString('base64url')
  const createdAt = needs.clock.wall()
  await insertLoginLink(tx, {
    tokenHash: hashOf(needs, token),
    accountGuid,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMilliseconds),
  })
  return `${base}/login/token/${token}${search}`
}

/** The masked owner of a link: all that a preview robot may see. Changes nothing. */
export const readLoginLink: UseCase<typeof routes.readLoginLink, 'clock' | 'database' | 'sealer'> = async (
  { params: { loginGuid: token } },
  needs,
) => {
  const link = await liveLink(needs, needs.database, token)
  return { phone: maskPhone(link.phone), expiresAt: link.expiresAt.toISOString() }
}

/** Logs in by a link, once; as after a code, each request then checks what the account may open. */
export const openLoginLink: UseCase<
  typeof routes.useLoginLink,
  'clock' | 'database' | 'sealer' | 'tokens',
  { cookie: DeviceCookie }
> = async ({ params: { loginGuid: token }, facts, cookie }, needs) => {
  const now = needs.clock.wall()
  const expiresAt = tokenExpiry(now)
  const tokenGuid = randomUUID()
  const { accountGuid, phone } = await needs.database.transaction().execute(async tx => {
    const link = await liveLink(needs, tx, token)
    if (!(await consumeLoginLink(tx, link.guid, now))) refuse('link_used')
    // Somebody who has become an organiser since must log in by a code and a second factor.
    if (await findOrganiser(tx, link.accountGuid)) refuse('forbidden')
    await insertToken(tx, {
      ...{ guid: tokenGuid, accountGuid: link.accountGuid, audience: 'participant' as const },
      ...{ issuedAt: now, expiresAt },
    })
    await recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: link.accountGuid,
      actorRole: 'participant',
      subjectKind: 'account',
      subjectGuid: link.accountGuid,
      action: 'logInByLink',
      requestId: facts.requestId,
    })
    return link
  })
  rememberDevice(needs, { phone, cookie, now })
  const accessToken = await needs.tokens.sign(
    { tokenGuid, accountGuid, audience: 'participant', expiresAt },
    now,
  )
  const lists = await readLists(needs, { accountGuid, phone })
  return { accessToken, expiresAt: expiresAt.toISOString(), ...lists }
}

async function liveLink(needs: Needs<'clock' | 'sealer'>, reader: Reader, token: string) {
  const link = await findLoginLink(reader, hashOf(needs, token))
  // The account of an erased person has no owner.
  if (!link || link.phone.startsWith('erased:')) return refuse('link_invalid')
  orRefuse(judgeLink(link, needs.clock.wall()))
  return link
}
