import type * as routes from '#contract/organiser-programme.ts'
import type { PlannedSession } from '#contract/organiser-programme.ts'
import { asKind } from '#domain/content/content-values.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import { programmeConflicts } from '#domain/programme/programme-conflicts.ts'
import { listDrafts } from '#server/persistence/content-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { contentEdition } from '../content/list-content.ts'
import { presentContentRow } from '../content/present-content.ts'
import { sessionDraft } from '../content/session-conflicts.ts'

type Row = Awaited<ReturnType<typeof listDrafts>>[number]

/** The programme board: every planned session, and the conflicts. */
export const readPlannedProgramme: UseCase<typeof routes.readPlannedProgramme, 'database'> = async (
  { query: { edition: slug } },
  needs,
) => {
  const edition = await contentEdition(needs.database, slug)
  const rows = await listDrafts(needs.database, edition.guid, [
    'hall',
    'track',
    'speaker',
    'programmeSession',
  ])
  const of = (kind: Row['kind']) => rows.filter(row => row.kind === kind)
  const halls = of('hall').map(presentNamed)
  const sessions = of('programmeSession').map(presentPlanned)
  return {
    edition: {
      slug: edition.slug,
      name: { ru: edition.nameRu, en: edition.nameEn },
      timeZone: edition.timeZone,
    },
    days: daysOf(edition.startsOn, edition.endsOn),
    sessions: inPlannedOrder(
      sessions,
      halls.map(({ guid }) => guid),
    ),
    halls,
    tracks: of('track').map(row => ({
      ...presentNamed(row),
      colour: asKind('track', row.draft as object).colour,
    })),
    people: of('speaker').map(row => ({
      ...presentNamed(row),
      company: asKind('speaker', row.draft as object).company,
    })),
    conflicts: programmeConflicts(sessions),
  }
}

function presentNamed(row: Row) {
  return { guid: row.guid, name: presentContentRow(row).title, published: row.published !== null }
}

function presentPlanned(row: Row): PlannedSession {
  const { abstract: _, ...placed } = sessionDraft(row)
  const { guid, version, state, title, untranslated, problems } = presentContentRow(row)
  return { ...placed, guid, version, state, title, untranslated, problems }
}

function inPlannedOrder(sessions: readonly PlannedSession[], halls: readonly string[]): PlannedSession[] {
  const places = new Map(halls.map((guid, index) => [guid, index]))
  const startOf = ({ day, startsAt }: PlannedSession) => `${day ?? '9999'} ${startsAt ?? ''}`
  const placeOf = ({ hall }: PlannedSession) => (hall === null ? -1 : (places.get(hall) ?? -1))
  return sessions.toSorted((left, right) => {
    const [first, second] = [startOf(left), startOf(right)]
    if (first !== second) return first < second ? -1 : 1
    return placeOf(left) - placeOf(right)
  })
}
