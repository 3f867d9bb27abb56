import type { ZodObject, z } from 'zod'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { ExportColumn, ExportedList, exportContents } from '#domain/export/exported-list.ts'
import { countUnder, type ListCounts } from '#domain/search/list-counts.ts'
import type { Cell } from '#server/documents/workbook.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { type ExportWords, exportWords } from './export-words.ts'

export type SourceNeeds = Needs<'clock' | 'config' | 'database' | 'log' | 'published' | 'sealer'>

type Locale = 'ru' | 'en'

type Asked = {
  actor: OrganiserActor
  locale: Locale
  columns: readonly ExportColumn[]
  filters: Record<string, string>
}

type Page<Row> = {
  items: readonly Row[]
  nextCursor: string | null
} & Partial<ListCounts>

/** A page that is asked for, as a call of the list has it. */
export type Place<Query extends ZodObject> = {
  actor: OrganiserActor
  query: z.output<Query> & { cursor?: string | undefined; limit: number }
  facts: { requestId: string; locale: Locale; addressHash: Buffer }
}

/** Those lists need neither parameters nor a body, nor what was read with a token. */
export const asCall = <Query extends ZodObject>(place: Place<Query>) => ({
  ...place,
  ...{ live: null as never, params: undefined, body: undefined },
})

type Written = { cells: Cell[][]; totalRows: number | null }

export type ExportSource = {
  /** Whether somebody with these roles may read what the filters choose of the list. */
  permits(roles: readonly OrganiserRole[], filters: Record<string, string>): boolean
  /** Whether these filters are a query of the list. */
  accepts(filters: Record<string, string>): boolean
  /** In portions, so that a list of any length takes the memory of one. */
  pages(needs: SourceNeeds, asked: Asked): AsyncGenerator<Written>
}

export function source<List extends ExportedList, Query extends ZodObject, Row>(
  _list: List,
  facts: {
    query: Query
    /** The longest page that the list gives, where it is not 500. */
    portion?: number
    /** The same as the console reads, so that a file never says more than the screen. */
    read: (needs: SourceNeeds, place: Place<Query>) => Promise<Page<Row>>
    /** Where the right to read the list is not enough. */
    permits?: ExportSource['permits']
    /** The query parameter that the counts are by: a file narrowed by it has that count alone. */
    countedBy?: string
    values: Record<(typeof exportContents)[List]['columns'][number], (row: Row, words: ExportWords) => Cell>
  },
): ExportSource {
  const { query: schema, portion = 500, read, countedBy } = facts
  const writerOf = facts.values as Record<string, ((row: Row, words: ExportWords) => Cell) | undefined>
  return {
    permits: facts.permits ?? (() => true),
    accepts: filters =>
      Object.keys(filters).every(
        name => Object.hasOwn(schema.shape, name) && name !== 'cursor' && name !== 'limit',
      ) && schema.safeParse(filters).success,
    async *pages(needs, { actor, locale, columns, filters }) {
      const { timeZone } = await readCurrentEdition(needs.database)
      const words = exportWords(locale, timeZone)
      const query = schema.parse(filters)
      const asked: Record<string, unknown> = query
      const call = { actor, facts: { requestId: 'export', locale, addressHash: Buffer.alloc(0) } }
      let cursor: string | undefined
      let totalRows: number | null | undefined
      do {
        const page = await read(needs, { ...call, query: { ...query, cursor, limit: portion } })
        // Asked of the first page alone: further ones may not count.
        if (totalRows === undefined)
          totalRows = totalOf(page, countedBy === undefined ? undefined : asked[countedBy])
        const cells = page.items.map(row => columns.map(column => writerOf[column]?.(row, words) ?? ''))
        yield { cells, totalRows }
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
    },
  }
}

/** Null where nothing counts the list, or not to the end. */
function totalOf({ counts, countedInPart = [] }: Page<unknown>, value: unknown): number | null {
  if (!counts) return null
  const { count, more } = countUnder({ counts, countedInPart }, typeof value === 'string' ? value : 'all')
  return more ? null : count
}
