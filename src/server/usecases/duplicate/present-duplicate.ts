import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { judgeDuplicates } from '#domain/identity/judge-duplicates.ts'
import type { DuplicateRecord, findDuplicatePair } from '#server/persistence/duplicate-queries.ts'
import { fullName } from '../participant/present-participant.ts'
import { recordFacts } from './record-facts.ts'

type Pair = NonNullable<Awaited<ReturnType<typeof findDuplicatePair>>>

/** A pair with what speaks for and against it now; null when one of the records is gone. */
export function presentDuplicate(
  pair: Pair,
  records: ReadonlyMap<string, DuplicateRecord>,
): DuplicateRow | null {
  const [left, right] = [records.get(pair.leftGuid), records.get(pair.rightGuid)]
  if (!left || !right) return null
  const { names, facts } = judgeDuplicates(recordFacts(left), recordFacts(right))
  return {
    guid: pair.guid,
    version: pair.version,
    state: pair.state,
    score: pair.score,
    foundAt: pair.foundAt.toISOString(),
    left: presentRecord(left),
    right: presentRecord(right),
    names,
    facts,
    decided: pair.decidedAt && {
      by: pair.decidedByName ?? '',
      at: pair.decidedAt.toISOString(),
      note: pair.note,
    },
  }
}

function presentRecord(record: DuplicateRecord): DuplicateRow['left'] {
  const { applicationGuid, status, security, payment, birthDate, phone, email, position } = record
  return {
    ...{ applicationGuid, status, security, payment, birthDate, phone, email, position },
    name: fullName(record),
    latinName: [record.latinFirstName, record.latinLastName].filter(Boolean).join(' ') || null,
    company: record.companyShortName ?? record.companyName,
    createdAt: record.createdAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString() ?? null,
  }
}
