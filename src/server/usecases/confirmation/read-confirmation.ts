import type * as routes from '#contract/confirmation.ts'
import type { OpenConfirmation } from '#contract/confirmation.ts'
import { maskName } from '#domain/person/mask-name.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { findRegistrant, type Registrant } from '#server/persistence/confirmation-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { latinName, presentParticipant } from '../participant/present-participant.ts'
import { findByToken } from './find-confirmation.ts'

/** The masked person of a link, so that a preview robot learns no name; changes nothing. */
export const readMasked: UseCase<typeof routes.readConfirmation, 'clock' | 'database' | 'sealer'> = async (
  { params: { confirmationToken: token } },
  needs,
) => {
  const { record, registrant, expiresAt } = await findByToken(needs, needs.database, token)
  return {
    person: maskName(nameOf(record)),
    latinPerson: maskName(latinName(record) ?? '') || null,
    phone: maskPhone(record.phone ?? record.accountPhone),
    registrant: maskName(registrant?.name ?? ''),
    latinRegistrant: maskName(registrant?.latinName ?? ''),
    registeredAs: registrant?.as ?? 'assistant',
    companyShortName: record.companyShortName,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Everything that was entered, for the holder of the link. */
export async function openByToken(
  needs: Needs<'clock' | 'database' | 'sealer'>,
  token: string,
): Promise<OpenConfirmation> {
  const { record, registrant } = await findByToken(needs, needs.database, token)
  return presentConfirmation(record, registrant)
}

/** The same for the account whose own person it is. */
export const readOwnConfirmation: UseCase<typeof routes.readOwnConfirmation, 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  if (record.status !== 'unconfirmed') refuse('state_forbids')
  return presentConfirmation(record, await findRegistrant(needs.database, record))
}

function presentConfirmation(
  record: ParticipantRecord,
  registrant: Registrant | undefined,
): OpenConfirmation {
  return {
    participant: presentParticipant(record, []),
    registrant: {
      name: registrant?.name ?? '',
      latinName: registrant?.latinName ?? '',
      as: registrant?.as ?? 'assistant',
      sections: registrant?.sections ?? [],
    },
    companyLocked: registrant?.as === 'coordinator',
  }
}

/** First name first, because masking hides the second word. */
function nameOf(
  record: Pick<ParticipantRecord, 'firstName' | 'lastName' | 'latinFirstName' | 'latinLastName'>,
): string {
  return [record.firstName, record.lastName].filter(Boolean).join(' ') || (latinName(record) ?? '')
}
