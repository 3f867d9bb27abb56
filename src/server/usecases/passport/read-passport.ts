import type * as routes from '#contract/passport.ts'
import {
  type KnownPassport,
  knownPassport,
  type Passport,
  type PassportBody,
  passportBody,
} from '#contract/passport.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPassport, listGivenPassports, listViewings } from '#server/persistence/passport-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

const viewingsShown = 50

/** Passport data for the person and their manager, with the viewings by organisers. */
export async function readPassport(
  { actor, params: { guid } }: CallOf<typeof routes.readPassport, 'actor' | 'params'>,
  needs: Needs<'database' | 'sealer'>,
): Promise<Passport> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'passport' })
  return presentPassport(needs, record)
}

export async function presentPassport(
  needs: Needs<'database' | 'sealer'>,
  record: ParticipantRecord,
): Promise<Passport> {
  const [row, viewings] = await Promise.all([
    findPassport(needs.database, record.guid),
    listViewings(needs.database, record.guid, viewingsShown),
  ])
  const data = row?.savedAt ? openRow(needs, row) : null
  return {
    version: row?.version ?? 0,
    given: data !== null,
    security: record.security,
    citizenship: record.citizenship,
    birthDate: record.birthDate,
    mismatchNote: record.security === 'passportFailed' ? record.passportNote : null,
    data,
    known: row && !row.savedAt ? openKnown(needs, row) : null,
    viewings: viewings.map(({ at, viewedAs, part, purpose }) => ({
      at: at.toISOString(),
      role: viewedAs,
      part,
      purpose,
    })),
  }
}

/** Opens a sealed passport; null where none was given, even if a list named its number. */
export async function openPassport(
  needs: Needs<'sealer'>,
  reader: Reader,
  participantGuid: string,
): Promise<PassportBody | null> {
  const row = await findPassport(reader, participantGuid)
  return row?.savedAt ? openRow(needs, row) : null
}

/** Series and number of those who have given a passport, by participant. Whoever calls it records the viewings. */
export async function openListedNumbers(
  needs: Needs<'sealer'>,
  reader: Reader,
  participantGuids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listGivenPassports(reader, participantGuids)
  return new Map(rows.map(row => [row.participantGuid, wholeNumber(openRow(needs, row))]))
}

/** The number as it is written on paper. */
export function wholeNumber(data: PassportBody): string {
  return data.kind === 'russian' ? `${data.series} ${data.number}` : data.number
}

type SealedPassport = NonNullable<Awaited<ReturnType<typeof findPassport>>>

function openRow(
  needs: Needs<'sealer'>,
  row: Pick<SealedPassport, 'participantGuid' | 'sealed' | 'keyId'>,
): PassportBody {
  return passportBody.parse(needs.sealer.open(row.sealed, row.keyId, `passport:${row.participantGuid}`))
}

/** The number from a list, for a person who has not given the document yet. */
export function openKnown(needs: Needs<'sealer'>, row: SealedPassport): KnownPassport {
  return knownPassport.parse(needs.sealer.open(row.sealed, row.keyId, `passport:${row.participantGuid}`))
}
