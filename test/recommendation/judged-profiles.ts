import { readFileSync } from 'node:fs'
import { gainAt } from '#domain/recommendation/gain.ts'
import { createRanking, type Ranking, type Tuning } from '#domain/recommendation/ranking.ts'
import { type RankedSession, type Taste, themesOf } from '#domain/recommendation/recommended-programme.ts'
import { composeContent, demoContentGuid } from '#server/demo/compose-content.ts'
import { readContentFiles } from '#server/demo/read-content-files.ts'
import type { PublishedRow } from '#server/persistence/published-content-queries.ts'
import { type ContentSnapshot, makeSnapshot } from '#server/usecases/content/content-snapshot.ts'

type Written = {
  name: string
  role: string
  archetype: string
  secondaryArchetype: string | null
  language: Taste['language']
  topThemes: { theme: string; weight: number }[]
  favourites: string[]
  notInterested: string[]
  fits: Record<string, number>
  unfit: string[]
}

export type JudgedProfile = {
  name: string
  taste: Taste
  /** What the person starred or turned down is known to them; recommending it is no merit, so it is judged on neither side. */
  grades: ReadonlyMap<string, number>
  unfit: ReadonlySet<string>
}

/** What editors say of each archetype. */
const formatsOf: Record<string, RankedSession['format'][]> = {
  strategist: ['plenary', 'panel'],
  guardian: ['talk', 'panel', 'plenary'],
  defender: ['workshop', 'case', 'demo'],
  engineer: ['workshop', 'talk', 'case'],
  investigator: ['panel', 'case', 'demo'],
  researcher: ['talk', 'case'],
  mentor: ['workshop', 'talk', 'case'],
}

const edition = '2026'
const sessionGuid = (key: string) => demoContentGuid(edition, 'programmeSession', key)

/** The profiles of test/fixtures, judged by reading the programme before the ranking was written. */
export function judgedProfiles(): JudgedProfile[] {
  const file = new URL('../fixtures/recommendation-profiles.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Written[]).map(written => {
    const known = [...written.favourites, ...written.notInterested]
    const fits = Object.entries(written.fits).filter(([key]) => !known.includes(key))
    return {
      name: written.name,
      taste: {
        archetypes: [written.archetype, written.secondaryArchetype].flatMap(archetype =>
          archetype ? [{ archetype, formats: formatsOf[archetype] ?? [] }] : [],
        ),
        topThemes: written.topThemes.map(({ theme, weight }) => ({
          theme: theme.startsWith('track:') ? demoContentGuid(edition, 'track', theme.slice(6)) : theme,
          weight,
        })),
        favourites: new Set(written.favourites.map(sessionGuid)),
        notInterested: new Set(written.notInterested.map(sessionGuid)),
        language: written.language,
      },
      grades: new Map(fits.map(([key, grade]) => [sessionGuid(key), grade])),
      unfit: new Set(written.unfit.filter(key => !known.includes(key)).map(sessionGuid)),
    }
  })
}

/** The demo's published content, without a database. */
export function demoSnapshot(): ContentSnapshot {
  const pieces = readContentFiles()
    .filter(file => file.edition === edition)
    .flatMap(composeContent)
    .filter(({ published }) => published)
  const at = new Date(0)
  const rows = pieces.map(
    ({ guid, kind, draft }): PublishedRow => ({
      guid,
      editionGuid: edition,
      kind,
      content: draft,
      publishedAt: at,
      firstPublishedAt: at,
    }),
  )
  return makeSnapshot([demoEdition], rows)
}

const both = (text: string) => ({ ru: text, en: text })
const demoEdition = {
  guid: edition,
  slug: edition,
  isCurrent: true,
  name: both('Forum'),
  city: both('Sirius'),
  venue: both('Congress centre'),
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
  feeKopecks: 18_000_000n,
}

/** An order of the sessions for a profile, best first, without what the person knows. */
export type Ranker = (profile: JudgedProfile) => string[]

export const places = 10

export function meanGain(profiles: readonly JudgedProfile[], ranker: Ranker): number {
  return mean(profiles.map(profile => gainAt(places, ranker(profile), profile.grades)))
}

/** How many of the first ten a person was judged not to want. */
export function meanUnfit(profiles: readonly JudgedProfile[], ranker: Ranker): number {
  return mean(
    profiles.map(
      profile =>
        ranker(profile)
          .slice(0, places)
          .filter(guid => profile.unfit.has(guid)).length,
    ),
  )
}

export const rankerOf =
  (ranking: Ranking): Ranker =>
  ({ taste }) =>
    ranking.sessions(taste, places).map(({ guid }) => guid)

/** The three that anybody could make in an afternoon. */
export function baselines(
  sessions: readonly RankedSession[],
  profiles: readonly JudgedProfile[],
): Record<string, Ranker> {
  const offered = sessions.filter(({ format }) => format !== 'break')
  const open = ({ taste }: JudgedProfile, guids: readonly string[]) =>
    guids.filter(guid => !taste.favourites.has(guid) && !taste.notInterested.has(guid))
  const ordered = (scoreOf: (session: RankedSession) => number) =>
    offered
      .map((session, at) => ({ guid: session.guid, score: scoreOf(session), at }))
      .sort((left, right) => right.score - left.score || left.at - right.at)
      .map(({ guid }) => guid)
  return {
    /** What most of the others starred or would fit to, as if their grades were visits. */
    popularity: profile => {
      const visits = new Map<string, number>()
      for (const other of profiles) {
        if (other === profile) continue
        for (const [guid, grade] of other.grades) visits.set(guid, (visits.get(guid) ?? 0) + grade)
      }
      return open(
        profile,
        ordered(({ guid }) => visits.get(guid) ?? 0),
      )
    },
    random: profile => {
      const next = seeded(profile.name)
      return open(profile, ordered(next))
    },
    'plain theme match': profile => {
      const themes = new Set(profile.taste.topThemes.map(({ theme }) => theme))
      return open(
        profile,
        ordered(session => themesOf(session).filter(theme => themes.has(theme)).length),
      )
    },
  }
}

/** Tunes on all profiles but one and judges that one, for each in turn. */
export function leaveOneOut(
  sessions: readonly RankedSession[],
  profiles: readonly JudgedProfile[],
  tunings: readonly Tuning[],
): { gain: number; best: Tuning } {
  const gains = tunings.map(tuning => {
    const ranker = rankerOf(createRanking(sessions, tuning))
    return profiles.map(profile => gainAt(places, ranker(profile), profile.grades))
  })
  const totals = gains.map(of => of.reduce((sum, gain) => sum + gain, 0))
  const held = profiles.map((_, out) => {
    const without = totals.map((total, at) => total - (gains[at]?.[out] ?? 0))
    return gains[without.indexOf(Math.max(...without))]?.[out] ?? 0
  })
  const best = tunings[totals.indexOf(Math.max(...totals))]
  if (!best) throw new RangeError('no tuning to choose from')
  return { gain: mean(held), best }
}

/** Around the usual tuning: each weight of the kind smaller, as it is, and larger. */
export function tuningsAround(usual: Tuning): Tuning[] {
  const of = <Key extends keyof Tuning>(key: Key, values: readonly number[]) =>
    values.map(value => ({ [key]: value }) as Pick<Tuning, Key>)
  return of('focus', [0.25, 0.5, 0.75]).flatMap(focus =>
    of('favourite', [0.2, 0.3, 0.6]).flatMap(favourite =>
      of('archetype', [0, 0.1, 0.2]).flatMap(archetype =>
        of('variety', [0.05, 0.1, 0.2]).map(variety => ({
          ...usual,
          ...focus,
          ...favourite,
          ...archetype,
          ...variety,
        })),
      ),
    ),
  )
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Numbers from 0 to 1 that are the same on every run. */
export function seeded(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
