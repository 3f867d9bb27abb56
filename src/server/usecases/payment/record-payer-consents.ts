import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { recordAccountConsents, recordConsents } from '#server/persistence/consent-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import type { Permitted } from '../participant/permitted-participants.ts'

/**
 * Records the payer's own consents. For somebody who pays for themselves they are among that person's consents; for somebody who pays for others they
 * belong to the account, once for all (nobody consents for another adult, product.md §6a).
 */
export async function recordPayerConsents(
  tx: Tx,
  people: readonly Permitted[],
  by: {
    actor: AccountActor
    edition: EditionRow
    facts: RequestFacts
    at: Date
    locale: 'ru' | 'en'
    kinds: readonly ConsentKind[]
  },
): Promise<void> {
  const { actor, edition, facts, at, locale, kinds } = by
  const texts = consentTexts(legalFactsOf(edition), locale).filter(({ kind }) => kinds.includes(kind))
  const given = { texts, locale, at, givenBy: actor.accountGuid, addressHash: facts.addressHash }
  const own = people.find(({ role }) => role === 'participant')
  if (own) await recordConsents(tx, { participantGuid: own.record.guid, ...given })
  if (people.some(({ role }) => role !== 'participant')) await recordAccountConsents(tx, given)
}
