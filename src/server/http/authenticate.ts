import type { FastifyRequest } from 'fastify'
import type { Policy } from '#contract/route.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { findLiveToken } from '../persistence/access-queries.ts'
import { refuse } from '../refuse.ts'
import type { Actor, Services } from '../services.ts'

/** Holds a request to its route's policy; deny by default. Returns who is calling, or null on a public route. */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
  policy: Policy,
): Promise<Actor | null> {
  if (policy.kind === 'public' || policy.kind === 'demo') return null
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) refuse(request.headers.authorization ? 'token_invalid' : 'unauthorized')
  const now = services.clock.wall()
  const verdict = await services.tokens.verify(token, now)
  if (!verdict.ok) refuse(verdict.code)
  const { tokenGuid, audience } = verdict.claims
  const live = await findLiveToken(services.database, tokenGuid, now)
  if (!live || live.audience !== audience) refuse('token_invalid')
  const known = { accountGuid: live.accountGuid, phone: live.phone, tokenGuid }

  if (audience === 'organizer') {
    if (!live.organiser) refuse('organiser_unknown')
    const actor: Actor = { kind: 'organiser', ...known, ...live.organiser }
    if (policy.kind === 'account') return policy.organiser ? actor : refuse('forbidden')
    if (policy.permission !== 'any' && !mayOrganise(actor.roles, policy.permission)) refuse('forbidden')
    return actor
  }
  if (policy.kind === 'organiser') refuse('forbidden')
  if (live.blocked && !policy.blocked) refuse('account_blocked')
  return { kind: 'account', ...known }
}
