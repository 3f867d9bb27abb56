import type { FastifyRequest } from 'fastify'
import type { Policy } from '#contract/route.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { hasEnded } from '#domain/organiser/organiser-state.ts'
import type { LiveToken } from '../persistence/access-queries.ts'
import type { Database } from '../persistence/database.ts'
import { refuse } from '../refuse.ts'
import type { Actor } from '../services.ts'
import type { Needs } from '../use-case.ts'

/** Reads the row behind a token; a route may read more in the same round trip. */
export type FindToken<Live extends LiveToken> = (
  database: Database,
  guid: string,
  now: Date,
) => Promise<Live | null>

export type Authenticated<Live extends LiveToken> = { actor: Actor; live: Live }

/** Applies the route's policy to a request; deny by default. Returns the caller, or null on a public route. */
export async function authenticate<Live extends LiveToken>(
  services: Needs<'clock' | 'database' | 'tokens'>,
  { request, policy, find }: { request: FastifyRequest; policy: Policy; find: FindToken<Live> },
): Promise<Authenticated<Live> | null> {
  if (policy.kind === 'public' || policy.kind === 'demo') return null
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) refuse(request.headers.authorization ? 'token_invalid' : 'unauthorized')
  const now = services.clock.wall()
  const verdict = await services.tokens.verify(token, now)
  if (!verdict.ok) refuse(verdict.code)
  const { tokenGuid, audience } = verdict.claims
  const found = await find(services.database, tokenGuid, now)
  if (!found || found.audience !== audience) refuse('token_invalid')
  const live = withoutEnded(found, services.clock.now())
  return { actor: actorOf(live, tokenGuid, policy), live }
}

/** An organiser whose access has ended is none. */
function withoutEnded<Live extends LiveToken>(live: Live, now: Date): Live {
  const endsAt = live.organiser?.endsAt?.getTime() ?? null
  return hasEnded(endsAt, now.getTime()) ? { ...live, organiser: null } : live
}

function actorOf(
  live: LiveToken,
  tokenGuid: string,
  policy: Exclude<Policy, { kind: 'public' | 'demo' }>,
): Actor {
  const known = { accountGuid: live.accountGuid, phone: live.phone, tokenGuid }
  if (live.audience === 'organizer') {
    if (!live.organiser) refuse('organiser_unknown')
    const { name, roles } = live.organiser
    const actor: Actor = { kind: 'organiser', ...known, name, roles }
    if (policy.kind === 'account') return policy.organiser ? actor : refuse('forbidden')
    if (policy.permission !== 'any' && !mayOrganise(actor.roles, policy.permission)) refuse('forbidden')
    return actor
  }
  if (policy.kind === 'organiser') refuse('forbidden')
  if (live.blocked && !policy.blocked) refuse('account_blocked')
  return { kind: 'account', ...known }
}
