import { mayOrganise, organiserPermissions } from '#domain/access/organiser-role.ts'
import { mayConfirmRefund, needsSecondPerson } from '#domain/payment/refund-confirmation.ts'
import { listAble } from '#server/persistence/organiser-team-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'

export type ConfirmationNeeds = Needs<'clock' | 'config' | 'database'>

export async function isSecondNeeded({ database, config, clock }: ConfirmationNeeds): Promise<boolean> {
  const able = await listAble(database, {
    roles: organiserPermissions['decide-payments'],
    at: clock.wall(),
  })
  return needsSecondPerson({ rule: config.refundConfirmation, able: able.length })
}

/** Says of each asker whether this organiser may confirm their request. The team is counted only where one's own is among them. */
export async function confirmableBy(
  needs: ConfirmationNeeds,
  { accountGuid, roles }: Pick<OrganiserActor, 'accountGuid' | 'roles'>,
  askers: readonly (string | null)[],
): Promise<(asker: string | null) => boolean> {
  if (!mayOrganise(roles, 'decide-payments')) return () => false
  const secondNeeded = askers.includes(accountGuid) && (await isSecondNeeded(needs))
  return asker => mayConfirmRefund({ own: asker === accountGuid, secondNeeded })
}
