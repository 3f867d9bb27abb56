import type { PublishedContent } from '../content/content-kind.ts'

type Session = PublishedContent<'programmeSession'>

/** What the ranking knows of a session. */
export type RankedSession = Pick<Session, 'topics' | 'track' | 'format' | 'language'> & {
  guid: string
  /** Speakers and moderators. */
  people: readonly string[]
  /** Word stems of title, abstract and topics in both languages; more important texts more than once. */
  terms: readonly string[]
}

export type RankedSpeaker = { guid: string; topics: Session['topics'] }

/** A theme is a topic's code or a track's guid. */
export type Theme = string

/**
 * What a recommendation may know of a person: what they said in the survey and what they marked. Nothing of the application, the passport or the
 * company ever comes in.
 */
export type Taste = {
  /** The first and perhaps a second one, with the formats that suit them. */
  archetypes: readonly { archetype: string; formats: readonly Session['format'][] }[]
  topThemes: readonly { theme: Theme; weight: number }[]
  /** Guids of sessions and speakers. */
  favourites: ReadonlySet<string>
  notInterested: ReadonlySet<string>
  /** Someone who reads English is not sent to a session in Russian alone. */
  language: 'ru' | 'en' | 'both'
}

/** Why something is recommended, strongest first; the sentences are in the messages. */
export type RecommendationReason =
  | { code: 'theme'; theme: Theme }
  /** Another session that the person starred and that this one resembles. */
  | { code: 'likeFavourite'; session: string }
  | { code: 'favouriteSpeaker'; speaker: string }
  | { code: 'archetype'; archetype: string }
  /** A speaker of a recommended session. */
  | { code: 'speaksAt'; session: string }
  /** Nothing of the person speaks for it: it is for everyone. */
  | { code: 'everyone' }

export type Recommendation = {
  guid: string
  /** The higher, the better; comparable within one answer only. */
  score: number
  reasons: RecommendationReason[]
}

/** The themes by which a session can be found: its topics and its track. */
export function themesOf({ topics, track }: Pick<RankedSession, 'topics' | 'track'>): Theme[] {
  return track === null ? [...topics] : [...topics, track]
}

/** Whether there is anything to go by. Otherwise everyone would get the same list under another name. */
export function hasTaste({ archetypes, topThemes, favourites }: Taste): boolean {
  return archetypes.length > 0 || favourites.size > 0 || topThemes.some(({ weight }) => weight > 0)
}
