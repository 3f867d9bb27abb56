import { renewToken } from '../../persistence/access-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Actor, Services } from '../../services.ts'
import { tokenLifeMilliseconds } from './verify-code.ts'

/** Moves the expiry of a live token later; never earlier (product.md §5). */
export async function renewSession(
  services: Services,
  actor: Actor,
): Promise<{ accessToken: string; expiresAt: string }> {
  const now = services.clock.wall()
  const wanted = new Date(Math.floor((now.getTime() + tokenLifeMilliseconds) / 1000) * 1000)
  const expiresAt = await services.database
    .transaction()
    .execute(tx => renewToken(tx, actor.tokenGuid, wanted))
  if (!expiresAt) refuse('token_invalid')
  const audience = actor.kind === 'organiser' ? 'organizer' : 'participant'
  const accessToken = await services.tokens.sign(
    { tokenGuid: actor.tokenGuid, accountGuid: actor.accountGuid, audience, expiresAt },
    now,
  )
  return { accessToken, expiresAt: expiresAt.toISOString() }
}
