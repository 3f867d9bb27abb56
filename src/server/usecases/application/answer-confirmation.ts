import type * as routes from '#contract/confirmation.ts'
import type { UseCase } from '#server/use-case.ts'
import { confirmByLink } from '../confirmation/confirm-application.ts'
import { openByToken } from '../confirmation/read-confirmation.ts'
import { declineByLink } from './decline-application.ts'

/** The actions of somebody who followed an SMS link: look, decline or confirm. */
export const answerConfirmation: UseCase<
  typeof routes.useConfirmation,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ params: { confirmationToken: token }, body, facts }, needs) => {
  if (body.action === 'open') return { state: 'open', ...(await openByToken(needs, token)) }
  if (body.action === 'confirm')
    return { state: 'confirmed', ...(await confirmByLink(needs, { token, input: body, facts })) }
  await declineByLink(needs, facts, token)
  return { state: 'declined' }
}
