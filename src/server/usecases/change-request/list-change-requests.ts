import type * as routes from '#contract/organiser-change.ts'
import type { ChangeRow } from '#contract/organiser-change.ts'
import { decidableChanges } from '#domain/access/change-access.ts'
import { usualRequestSort } from '#domain/change-request/request-sort.ts'
import { type DayRange, instantsOf } from '#domain/edition/day-range.ts'
import { ownerAsked, presentOwner } from '#server/organiser-owner.ts'
import {
  type ChangeRequestRow,
  countChangeKinds,
  countChangeRequests,
  listChangeRequestRows,
} from '#server/persistence/change-request-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countByOwner } from '#server/persistence/organiser-request-queries.ts'
import {
  listParticipantsByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import type { RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { presentChangeRequest } from '../section/present-change-request.ts'
import { changeableSections } from './changeable-sections.ts'

/** The queue of change requests that the organiser may decide; each row shows the proposal beside the present data. */
export const listChanges: UseCase<typeof routes.listChanges, 'database' | 'published'> = async (
  { actor, query, facts },
  needs,
) => {
  const { database } = needs
  const { kind, status, limit, sort = usualRequestSort(status) } = query
  const kinds = decidableChanges(actor.roles).filter(open => kind === undefined || kind === open)
  if (kinds.length === 0) return { items: [], nextCursor: null, counts: {} }
  const edition = await readCurrentEdition(database)
  const filter = {
    ...filterOf(edition, query),
    ...{ kinds, owner: ownerAsked(query.owner, actor.accountGuid), locale: facts.locale },
  }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listChangeRequestRows(database, filter, { status, sort, after, limit }),
    countChangeRequests(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const records = await listParticipantsByApplication(database, {
    applicationGuids: items.map(row => row.applicationGuid),
    editionGuid: edition.guid,
  })
  const byGuid = new Map(records.map(record => [record.guid, record]))
  const asked = items.flatMap(row => {
    const record = byGuid.get(row.participantGuid)
    return record ? [{ row, record }] : []
  })
  return {
    items: await presentChangeRows(needs, { facts, edition, asked, callerGuid: actor.accountGuid }),
    ...{ nextCursor, counts },
  }
}

const filterOf = ({ guid, timeZone }: EditionRow, asked: DayRange & { q?: string | undefined }) => ({
  ...{ editionGuid: guid, q: asked.q },
  ...instantsOf(asked, timeZone),
})

/** How many requests of the status each section and each owner would find; what is chosen does not narrow its own filter. */
export const countChangeFilters: UseCase<typeof routes.countChangeFilters, 'database'> = async (
  { actor, query },
  { database },
) => {
  const kinds = decidableChanges(actor.roles)
  if (kinds.length === 0) return { counts: { kind: [], owner: [] } }
  const edition = await readCurrentEdition(database)
  const { kind, status } = query
  const filter = { ...filterOf(edition, query), kinds }
  const owned = { ...filter, kinds: kinds.filter(open => kind === undefined || kind === open) }
  const [rows, owner] = await Promise.all([
    countChangeKinds(database, { ...filter, owner: ownerAsked(query.owner, actor.accountGuid) }, status),
    countByOwner(actor.accountGuid, async owner =>
      owned.kinds.length === 0
        ? 0
        : ((await countChangeRequests(database, { ...owned, owner }))[status] ?? 0),
    ),
  ])
  return { counts: { kind: rows.map(row => ({ ...row, more: false })), owner } }
}

type Asked = { row: ChangeRequestRow & { ownerName: string | null }; record: ParticipantRecord }

type Viewing = { facts: RequestFacts; callerGuid: string; edition: EditionRow }

/** Requests with their changes; the present data are read once for each section, however many requests there are. */
export async function presentChangeRows(
  needs: Needs<'database' | 'published'>,
  { facts, callerGuid, edition, asked }: Viewing & { asked: readonly Asked[] },
): Promise<ChangeRow[]> {
  const kinds = [...new Set(asked.map(({ row }) => row.kind))]
  const standing = await Promise.all(
    kinds.map(async kind => {
      const records = asked.filter(({ row }) => row.kind === kind).map(({ record }) => record)
      return [kind, await changeableSections[kind].present(needs, records)] as const
    }),
  )
  const byKind = new Map(standing)
  return Promise.all(
    asked.map(({ row, record }) =>
      presentChangeRow({ needs, edition, locale: facts.locale, callerGuid }, row, {
        record,
        present: byKind.get(row.kind)?.get(record.guid) ?? {},
      }),
    ),
  )
}

async function presentChangeRow(
  {
    needs,
    edition,
    locale,
    callerGuid,
  }: {
    needs: Needs<'published'>
    edition: EditionRow
    locale: RequestFacts['locale']
    callerGuid: string
  },
  row: Asked['row'],
  { record, present }: { record: ParticipantRecord; present: Record<string, unknown> },
): Promise<ChangeRow> {
  const section = changeableSections[row.kind]
  const { proposed, ...request } = presentChangeRequest(row)
  const [before, after] = await Promise.all([
    section.describe({ needs, edition, locale }, present),
    section.describe({ needs, edition, locale }, proposed),
  ])
  return {
    ...request,
    participantGuid: row.participantGuid,
    applicationGuid: record.applicationGuid,
    owner: presentOwner(row, callerGuid),
    name: fullName(record),
    latinName: latinName(record),
    company: record.companyShortName ?? record.companyName,
    differences: Object.entries(after)
      .map(([field, value]) => ({ field, present: before[field] ?? '', proposed: value }))
      .filter(row => row.present !== row.proposed),
  }
}
