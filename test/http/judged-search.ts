import { readFileSync } from 'node:fs'
import { composeContent } from '#server/demo/compose-content.ts'
import { readContentFiles } from '#server/demo/read-content-files.ts'
import { type SearchKind, searchKinds } from '#server/search/site-index.ts'
import { makeSnapshot } from '#server/usecases/content/content-snapshot.ts'
import { searchableSite } from '#server/usecases/search/searchable-site.ts'

export type JudgedQuery = { query: string; expected: string[] }
export type JudgedResult = JudgedQuery & { found: string[]; recall: number; reciprocalRank: number }
export type JudgedClass = { name: string; results: JudgedResult[] }

const edition = {
  guid: '00000000-0000-4000-8000-000000000001',
  slug: '2026',
  isCurrent: true,
  name: { ru: 'Форум', en: 'Forum' },
  city: { ru: 'Сириус', en: 'Sirius' },
  venue: { ru: 'Конгресс-центр', en: 'Congress Centre' },
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
  feeKopecks: 18_000_000n,
}

const pieces = readContentFiles()
  .filter(file => file.edition === '2026')
  .flatMap(composeContent)
  .filter(({ published }) => published)
const keys = new Map(pieces.map(({ guid, key }) => [guid, key]))
const at = new Date('2025-09-01T07:00:00Z')
const snapshot = makeSnapshot(
  [edition],
  pieces.map(({ guid, kind, draft }) => ({
    guid,
    kind,
    editionGuid: edition.guid,
    content: draft,
    publishedAt: at,
    firstPublishedAt: at,
  })),
)

const readJudged = (file: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')) as Record<
    string,
    JudgedQuery[]
  >

/** The demo's content searched by judged queries of the programme (session keys) and of the whole site («kind:key»), class by class. */
export async function judgeSearch(): Promise<{
  programme: JudgedClass[]
  site: JudgedClass[]
  keys: Set<string>
}> {
  const { index } = await searchableSite(snapshot)
  const judge = ({ query, expected }: JudgedQuery, kinds?: SearchKind[]): JudgedResult => {
    const { matches } = index.search(query, kinds)
    const keyOf = ({ guid, kind }: { guid: string; kind: SearchKind }) =>
      (kinds ? '' : `${kind}:`) + keys.get(guid)
    const found = matches.map(keyOf)
    // The page shows the first five of each kind.
    const shown = searchKinds.flatMap(kind => matches.filter(match => match.kind === kind).slice(0, 5))
    const hits = shown.map(keyOf).filter(key => expected.includes(key)).length
    const first = found.findIndex(key => expected.includes(key))
    return {
      query,
      expected,
      found: found.slice(0, 5),
      recall: hits / Math.min(5, expected.length),
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    }
  }
  const classes = (file: string, kinds?: SearchKind[]) =>
    Object.entries(readJudged(file)).map(([name, queries]) => ({
      name,
      results: queries.map(query => judge(query, kinds)),
    }))
  return {
    programme: classes('programme-queries.json', ['session']),
    site: classes('site-queries.json'),
    keys: new Set(
      pieces.flatMap(({ kind, key }) => [key, `${kind === 'programmeSession' ? 'session' : kind}:${key}`]),
    ),
  }
}

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
