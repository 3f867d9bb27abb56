import { consentKinds } from '#domain/consent/consent-kind.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import {
  type ConsentTerm,
  consentTerms,
  isTermOver,
  yearsBefore,
  yearsOfConsent,
  yearsOfProof,
} from '#domain/erasure/erasure-terms.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Database, Tx } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import {
  endConsentsGivenBefore,
  endConsentsOfEditions,
  forgetProof,
  type LapsedConsent,
  type listForumEnds,
} from '#server/persistence/erasure-term-queries.ts'
import { withdrawCard } from '../speaker-profile/withdraw-card.ts'
import { eraseInPortions } from './erase-in-portions.ts'

type Ends = Awaited<ReturnType<typeof listForumEnds>>

const ofTerm = (term: ConsentTerm) => consentKinds.filter(kind => consentTerms[kind] === term)

/** Ends consents whose time is over, as their texts say, and deletes the proof of those that ended years ago. */
export async function lapseConsents(
  database: Database,
  { editions, at }: { editions: Ends; at: Date },
): Promise<void> {
  const before = yearsBefore(at, yearsOfConsent)
  await eraseInPortions(database, 50, async (tx, limit) =>
    note(tx, await endConsentsGivenBefore(tx, { kinds: ofTerm('years'), before, at, limit }), at),
  )
  for (const term of ['admission', 'year'] as const) {
    const over = editions.filter(({ endsOn, timeZone }) =>
      isTermOver(term, { endsOn, today: localDayAt(at.getTime(), timeZone) }),
    )
    const of = { kinds: ofTerm(term), editionGuids: over.map(({ guid }) => guid), at }
    await eraseInPortions(database, 200, async (tx, limit) =>
      note(tx, await endConsentsOfEditions(tx, { ...of, limit }), at),
    )
  }
  await eraseInPortions(database, 500, (tx, limit) =>
    forgetProof(tx, { before: yearsBefore(at, yearsOfProof), limit }),
  )
}

/** What a consent allowed ends with it: the card of a speaker leaves the site. */
async function note(tx: Tx, lapsed: readonly LapsedConsent[], at: Date): Promise<number> {
  await recordAudits(
    tx,
    lapsed.map(({ participantGuid, kind }) => ({
      at,
      actorGuid: null,
      actorRole: 'clock',
      subjectKind: 'participant',
      subjectGuid: participantGuid,
      action: 'lapseConsent',
      toValue: kind,
    })),
  )
  for (const { participantGuid, kind, editionGuid } of lapsed)
    if (kind === 'speakerPublication')
      await withdrawCard(tx, {
        participantGuid,
        edition: await readEdition(tx, editionGuid),
        at,
        by: null,
        role: 'clock',
        requestId: null,
      })
  return lapsed.length
}
