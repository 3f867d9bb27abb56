import type { Erasure, ErasureRow } from '#contract/erasure.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { type ErasedCategory, judgeErasure, type KeptCategory } from '#domain/erasure/erasure-rules.ts'
import { presentOwner } from '#server/organiser-owner.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ErasureListRow, ErasureRequestRow } from '#server/persistence/erasure-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

type Standing = Pick<ParticipantRecord, 'status' | 'payment'>

/** Whether the last day of the forum is over, in its time zone. */
export function isForumOver(edition: Pick<EditionRow, 'endsOn' | 'timeZone'>, at: Date): boolean {
  return localDayAt(at.getTime(), edition.timeZone) > edition.endsOn
}

/** What has to be settled before a person can be erased. */
function obstacleOf({ status, payment }: Standing, edition: EditionRow, at: Date): Erasure['obstacle'] {
  const verdict = judgeErasure({ status, payment, forumOver: isForumOver(edition, at) })
  return verdict.ok ? null : verdict.code
}

/** An erasure request, as shown to the person. */
export function presentErasure(
  row: ErasureRequestRow | undefined,
  { record, edition, at }: { record: Standing; edition: EditionRow; at: Date },
): Erasure {
  return { request: row ? presentRequest(row) : null, obstacle: obstacleOf(record, edition, at) }
}

/** The same in the console, with the person and the act. */
export function presentErasureRow(
  row: ErasureListRow,
  { edition, at, callerGuid }: { edition: EditionRow; at: Date; callerGuid: string },
): ErasureRow {
  const standing = { status: row.applicationStatus, payment: row.payment }
  return {
    ...presentRequest(row),
    participantGuid: row.participantGuid,
    applicationGuid: row.applicationGuid,
    name: fullName(row),
    latinName: latinName(row),
    company: row.companyShortName,
    obstacle: row.status === 'open' ? obstacleOf(standing, edition, at) : null,
    owner: presentOwner(row, callerGuid),
    act:
      row.actGuid && row.carriedOutAt
        ? {
            guid: row.actGuid,
            carriedOutAt: row.carriedOutAt.toISOString(),
            responsible: row.responsible ?? '',
            erased: (row.erased ?? []) as ErasedCategory[],
            kept: (row.kept ?? []) as KeptCategory[],
            fileCount: row.fileCount ?? 0,
          }
        : null,
  }
}

type RequestFacts = Pick<
  ErasureRequestRow,
  'guid' | 'status' | 'reason' | 'requestedAt' | 'decidedAt' | 'answer'
>

function presentRequest({ guid, status, reason, requestedAt, decidedAt, answer }: RequestFacts) {
  return {
    ...{ guid, status, reason, answer },
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
