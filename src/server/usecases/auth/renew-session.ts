import type * as routes from '#contract/auth.ts'
import { renewToken } from '#server/persistence/access-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tokenExpiry } from './open-account.ts'

/** Moves the expiry of a live token later; never earlier (product.md §5). */
export const renewSession: UseCase<typeof routes.renewSession, 'clock' | 'database' | 'tokens'> = async (
  { actor },
  needs,
) => {
  const now = needs.clock.wall()
  const wanted = tokenExpiry(now)
  const expiresAt = await needs.database.transaction().execute(tx => renewToken(tx, actor.tokenGuid, wanted))
  if (!expiresAt) refuse('token_invalid')
  const audience = actor.kind === 'organiser' ? 'organizer' : 'participant'
  const accessToken = await needs.tokens.sign(
    { tokenGuid: actor.tokenGuid, accountGuid: actor.accountGuid, audience, expiresAt },
    now,
  )
  return { accessToken, expiresAt: expiresAt.toISOString() }
}
