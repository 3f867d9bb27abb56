import type * as routes from '#contract/content.ts'
import { kindsEditedBy } from '#domain/access/content-access.ts'
import type { BilingualText } from '#domain/content/content-field.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { asKind } from '#domain/content/content-values.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { roleForKind } from '#server/organiser-acting.ts'
import {
  type ContentListRow,
  countCardConcerns,
  countContentKinds,
  countContentStates,
  countUntranslated,
  findContentEdition,
  listContentRows,
  listDrafts,
  listUntranslated,
  readOrderMark,
} from '#server/persistence/content-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readEditions } from '#server/persistence/published-content-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentContentRow } from './present-content.ts'

/** As many as anybody would work through; the counts cover the rest. */
const mostUntranslated = 200

export async function contentEdition(reader: Reader, slug: string | undefined) {
  return (await findContentEdition(reader, slug)) ?? refuse('not_found')
}

/** One kind in the order of the site, and the counts by state under the same search. */
export const listContent: UseCase<typeof routes.listContent, 'database'> = async (
  { actor, params: { kind }, query, facts: { locale } },
  needs,
) => {
  roleForKind(actor, kind)
  const { database } = needs
  const edition = await contentEdition(database, query.edition)
  const filter = {
    ...{
      editionGuid: edition.guid,
      kind,
      q: query.q,
      untranslated: query.untranslated,
      person: query.person,
    },
    ...instantsOf(query, edition.timeZone),
  }
  // Read before the rows: if somebody moves a piece in between, the older order is returned and a move based on it is refused.
  const order = await readOrderMark(database, edition.guid, kind)
  const [rows, counts] = await Promise.all([
    listContentRows(database, {
      ...filter,
      state: query.state,
      ...{ sort: query.sort, locale, after: decodeCursor(query.cursor, 2), limit: query.limit },
    }),
    countContentStates(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, query.limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(presentContentRow),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    order,
  }
}

/** How many pieces each value of a filter would find beside the other filters. */
export const countContentFilters: UseCase<typeof routes.countContentFilters, 'database'> = async (
  { actor, params: { kind }, query },
  { database },
) => {
  roleForKind(actor, kind)
  const edition = await contentEdition(database, query.edition)
  const { q, state, untranslated, person } = query
  const filter = { editionGuid: edition.guid, kind, q, state, ...instantsOf(query, edition.timeZone) }
  const [languages, concerns] = await Promise.all([
    countUntranslated(database, { ...filter, person }),
    kind === 'speaker' ? countCardConcerns(database, { ...filter, untranslated }) : {},
  ])
  const shown = (counts: Record<string, number>) =>
    Object.entries(counts).map(([value, count]) => ({ value, count, more: false }))
  return { counts: { untranslated: shown(languages), person: shown(concerns) } }
}

/** Progress of each kind, and the list of missing translations. */
export const readContentOverview: UseCase<typeof routes.readContentOverview, 'database'> = async (
  { actor, query: { edition: slug } },
  needs,
) => {
  const { database } = needs
  const edition = await contentEdition(database, slug)
  const [kinds, untranslated, editions] = await Promise.all([
    countContentKinds(database, edition.guid),
    listUntranslated(database, edition.guid, mostUntranslated),
    readEditions(database),
  ])
  const mine = kindsEditedBy(actor.roles)
  const none = { total: 0, published: 0, changed: 0, untranslated: { ru: 0, en: 0 } }
  return {
    kinds: mine.map(kind => kinds.find(row => row.kind === kind) ?? { kind, ...none }),
    untranslated: untranslated.filter(({ kind }) => mine.includes(kind)).map(presentContentRow),
    editions: editions.map(({ slug: name, name: title }) => ({ slug: name, name: title })),
  }
}

/** Possible targets of a reference, with what tells namesakes apart. */
export const listContentOptions: UseCase<typeof routes.listContentOptions, 'database'> = async (
  { actor, params: { kind }, query, facts: { locale } },
  needs,
) => {
  roleForKind(actor, kind)
  const edition = await contentEdition(needs.database, query.edition)
  const rows = await listDrafts(needs.database, edition.guid, [kind])
  return {
    items: rows.map(row => ({
      guid: row.guid,
      title: contentTitle(kind, asKind(kind, row.draft as object)),
      note: noteOf(row, locale),
      published: row.published !== null,
    })),
  }
}

function noteOf({ kind, draft }: ContentListRow, locale: 'ru' | 'en'): string {
  const values = asKind(kind, draft as object) as Record<string, unknown>
  const text = (name: string) => (values[name] as BilingualText)[locale]
  if (kind === 'speaker' || kind === 'committeeMember') return text('company')
  if (kind === 'hall') return text('floor')
  if (kind === 'programmeSession')
    return [values.day, values.startsAt].filter(part => part !== null).join(' ')
  return ''
}
