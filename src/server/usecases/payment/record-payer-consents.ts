import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { recordAccountConsents, recordConsents } from '#server/persistence/consent-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import type { Permitted } from '../participant/permitted-participants.ts'

/**
 * What the payer has agreed to. It is the payer's own consent: of a person who pays for themselves it stands among theirs, of whoever pays for
 * others with the account that pays, once for all of them (an adult consents for nobody else, product.md §6a).
 */
export async function recordPayerConsents(
  tx: Tx,
  people: readonly Permitted[],
  by: {
    actor: AccountActor
    facts: RequestFacts
    at: Date
    locale: 'ru' | 'en'
    kinds: readonly ConsentKind[]
  },
): Promise<void> {
  const { actor, facts, at, locale, kinds } = by
  const texts = consentTexts(locale).filter(({ kind }) => kinds.includes(kind))
  const given = { texts, locale, at, givenBy: actor.accountGuid, addressHash: facts.addressHash }
  const own = people.find(({ role }) => role === 'participant')
  if (own) await recordConsents(tx, { participantGuid: own.record.guid, ...given })
  if (people.some(({ role }) => role !== 'participant')) await recordAccountConsents(tx, given)
}
