import { composeContent, type DemoContent } from '#server/demo/compose-content.ts'
import { readContentFiles } from '#server/demo/read-content-files.ts'
import type { PublishedRow } from '#server/persistence/published-content-queries.ts'
import { makeSnapshot } from '#server/usecases/content/content-snapshot.ts'
import { findSessions } from '#server/usecases/programme/search-programme.ts'
import { findInSite } from '#server/usecases/search/search-site.ts'
import { type JudgedClass, judgeSearch, meanOf } from '#test/http/judged-search.ts'
import type { Figure, Measurement, Remark } from '../figure.ts'

const sessionCount = 1000
const speakerCount = 500
const pageCount = 500
const rounds = 20
const limit = 15

/** What people type: themes, word forms, typing errors, the wrong layout, names, numbers, whole sentences, and what is nowhere. */
const queries = [
  'фишинг',
  'цифровые рубли',
  'уязвимостей',
  'антифорд',
  'квантовае распридиление',
  'смартконтракты',
  'abibyu',
  'wbahjdjq he,km',
  'rfhgbycrbq',
  'Карпинский',
  'Shestoperov',
  'Zhumabekkyzy',
  'ГОСТ 57580',
  '187-ФЗ',
  'как отключить подрядчика за час',
  'soc',
  'восстановление из резервных копий после шифровальщика',
  'ransomwear',
  'third party risk',
  'post-quantum cryptography inventory',
  'мастерская Оникс',
  'банк',
  'ба',
  'щщщщщщщщщщ',
  'xylophone quartet nowhere',
  'тестирование на проникновение чат-бота банка red team',
]

/** Calls the use case in this process, so the network and the HTTP server do not count. */
export const searchMeasurement: Measurement = {
  name: 'search',
  title: `search over ${sessionCount} sessions, ${speakerCount} speakers and ${pageCount} pages in both languages, ${queries.length * rounds} queries`,
  async measure() {
    const snapshot = makeSnapshot([edition], manySessions())
    const published = { snapshot: async () => snapshot, expire: () => {} }
    const programme = (query: string, locale: Locale) =>
      findSessions({ published }, { query, locale, limit: 20 })
    const site = (query: string, locale: Locale) => findInSite({ published }, { query, locale })
    const first = await timed(programme, 'банк', 'ru')
    return [
      ...(await percentiles('programme search', programme)),
      ...(await percentiles('search of the site', site)),
      {
        what: 'first search of a content version',
        value: first.took,
        unit: 'ms',
        note: 'makes the index, once for each version',
      },
      ...(await judgedFigures()),
    ]
  },
}

type Locale = 'ru' | 'en'
type Search = (query: string, locale: Locale) => Promise<unknown>

async function timed(search: Search, query: string, locale: Locale) {
  const start = performance.now()
  await search(query, locale)
  return { query, took: performance.now() - start }
}

async function percentiles(what: string, search: Search): Promise<Figure[]> {
  for (const query of queries) await timed(search, query, 'en')
  const times: Awaited<ReturnType<typeof timed>>[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) times.push(await timed(search, query, round % 2 === 0 ? 'ru' : 'en'))
  times.sort((left, right) => left.took - right.took)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]?.took ?? Number.NaN
  const last = times.at(-1)
  return [
    {
      what: `${what}, p95`,
      value: at(0.95),
      unit: 'ms',
      target: { limit, direction: 'at most' },
      note: `slowest “${last?.query}” ${last?.took.toFixed(1)} ms`,
    },
    { what: `${what}, median`, value: at(0.5), unit: 'ms' },
  ]
}

/** How well the demo's content answers judged queries, in all and class by class. */
async function judgedFigures(): Promise<(Figure | Remark)[]> {
  const { programme, site } = await judgeSearch()
  return Object.entries({ programme, site }).flatMap(([what, classes]) => {
    const real = classes.filter(({ name }) => name !== 'nothing')
    const all = { name: what, results: real.flatMap(({ results }) => results) }
    const junk = classes
      .find(({ name }) => name === 'nothing')
      ?.results.filter(({ found }) => found.length > 0)
    return [
      {
        what: `recall@5, ${what}`,
        value: recallOf(all),
        unit: '',
        target: { limit: 0.97, direction: 'at least' },
      },
      { what: `MRR, ${what}`, value: rankOf(all), unit: '', target: { limit: 0.93, direction: 'at least' } },
      ...real.map(one => ({
        remark: `${what}, ${one.name}: recall@5 ${recallOf(one).toFixed(3)}, MRR ${rankOf(one).toFixed(3)}`,
      })),
      ...(junk ? [{ remark: `${what}: ${junk.length} of 20 nonsense queries find something` }] : []),
    ] satisfies (Figure | Remark)[]
  })
}

const recallOf = ({ results }: JudgedClass) => meanOf(results.map(({ recall }) => recall))
const rankOf = ({ results }: JudgedClass) => meanOf(results.map(({ reciprocalRank }) => reciprocalRank))

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

/** Repeats the seeded sessions with other titles, and mixes sentences of several into each text. */
function manySessions(): PublishedRow[] {
  const pieces = readContentFiles()
    .filter(file => file.edition === '2026')
    .flatMap(composeContent)
  const isSession = (piece: DemoContent): piece is DemoContent<'programmeSession'> =>
    piece.kind === 'programmeSession'
  const sessions = pieces.filter(isSession)
  const at = new Date('2025-09-01T07:00:00Z')
  const row = ({ guid, kind, draft }: DemoContent): PublishedRow => ({
    guid,
    kind,
    editionGuid: edition.guid,
    content: draft,
    publishedAt: at,
    firstPublishedAt: at,
  })
  /** The seeded pieces of a kind again and again, under guids of their own. */
  const repeated = (kind: 'speaker' | 'news', count: number) => {
    const own = pieces.filter(piece => piece.kind === kind)
    return Array.from({ length: count - own.length }, (_, index) =>
      row({
        ...(own[index % own.length] as DemoContent),
        guid: `00000000-0000-4000-${kind === 'news' ? 'a' : 'b'}000-${String(index).padStart(12, '0')}`,
      }),
    )
  }
  const sentences = (locale: 'ru' | 'en') =>
    sessions.flatMap(({ draft }) => draft.abstract[locale].split(/(?<=\.)\s+/))
  const [russian, english] = [sentences('ru'), sentences('en')]
  const mixed = (all: string[], index: number) =>
    [0, 7, 31, 77].map(step => all[(index * 13 + step) % all.length]).join(' ')
  const many = Array.from({ length: sessionCount }, (_, index) => {
    const { draft } = sessions[index % sessions.length] as DemoContent<'programmeSession'>
    const other = sessions[(index * 7 + 3) % sessions.length] as DemoContent<'programmeSession'>
    return row({
      ...other,
      guid: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
      draft: {
        ...draft,
        title: { ru: `${draft.title.ru}, часть ${index}`, en: `${draft.title.en}, part ${index}` },
        abstract: {
          ru: `${mixed(russian, index)} система${index} контроль${index % 97}`,
          en: `${mixed(english, index)} system${index} control${index % 89}`,
        },
        moderators: other.draft.moderators,
      },
    })
  })
  return [
    ...pieces.filter(piece => !isSession(piece)).map(row),
    ...many,
    ...repeated('speaker', speakerCount),
    ...repeated('news', pageCount),
  ]
}
