import type { PageSlug } from '#domain/content/content-choice.ts'
import type { EditionFacts } from './edition.ts'
import type { Locale } from './field.ts'
import type { HomeEntry } from './home-page.ts'
import type { NewsCard, NewsItem, NewsList, NewsTopic } from './news.ts'
import type { Programme, ProgrammeHit, ProgrammeSessionDetail } from './programme.ts'
import type { SessionAdvice } from './recommendation.ts'
import type { RouteRules } from './route-rules.ts'
import type {
  Album,
  Contact,
  FaqEntry,
  Figure,
  LegalText,
  LegalTextName,
  Partner,
  PastEdition,
  SitePage,
  Video,
} from './site-page.ts'
import type { ListFound, NarrowedKind, SiteFound } from './site-search.ts'
import type { CommitteeMember, SpeakerCard, SpeakerDetail } from './speaker.ts'
import type { Survey, SurveyResultPage } from './survey.ts'
import type { Venue } from './venue.ts'

/** What the public site shows in one language; by default of the current edition. Null where there is no such thing. */
export type PublicContent = {
  page(locale: Locale, slug: PageSlug): Promise<SitePage | null>
  figures(locale: Locale): Promise<Figure[]>
  homeEntries(locale: Locale): Promise<HomeEntry[]>
  news(locale: Locale, query: { page: number; topic?: NewsTopic | undefined }): Promise<NewsList>
  newsItem(locale: Locale, guid: string): Promise<NewsItem | null>
  latestNews(locale: Locale, limit: number): Promise<NewsCard[]>
  programme(locale: Locale, editionSlug?: string): Promise<Programme | null>
  /** The programme cut down to its highlighted sessions and their people. */
  programmeHighlights(locale: Locale): Promise<Programme>
  programmeSession(locale: Locale, guid: string): Promise<ProgrammeSessionDetail | null>
  /** Who a session suits, and sessions of the current edition that are most like it. */
  sessionAdvice(locale: Locale, guid: string): Promise<SessionAdvice>
  speakers(locale: Locale): Promise<SpeakerCard[]>
  /** Those that editors chose for the home page: the same in both languages. */
  highlightedSpeakers(locale: Locale): Promise<SpeakerCard[]>
  speaker(locale: Locale, guid: string): Promise<SpeakerDetail | null>
  committee(locale: Locale): Promise<CommitteeMember[]>
  partners(locale: Locale): Promise<Partner[]>
  survey(locale: Locale): Promise<Survey>
  /** The result that a link names (src/domain/survey/survey-link.ts). */
  surveyResult(locale: Locale, guid: string): Promise<SurveyResultPage | null>
  faq(locale: Locale): Promise<FaqEntry[]>
  venue(locale: Locale): Promise<Venue>
  contacts(locale: Locale): Promise<Contact[]>
  albums(locale: Locale): Promise<Album[]>
  videos(locale: Locale): Promise<Video[]>
  pastEditions(locale: Locale): Promise<PastEdition[]>
  /** Addresses with a parameter, with the instant of their last change; what is `unlisted` (a break) is no page to look for. */
  addresses(): Promise<
    {
      page: 'newsItem' | 'programSession' | 'speaker'
      guid: string
      modifiedAt: string
      unlisted?: boolean
    }[]
  >
}

/** Results of a search over the programme; `corrected` is the query in the other keyboard layout, if that was searched for instead. */
export type ProgrammeFound = { items: ProgrammeHit[]; total: number; corrected: string | null }

/** What server-rendered pages may ask of the server: only public facts, so that every rendered page can be cached. */
export type PageData = {
  edition(): Promise<EditionFacts>
  content: PublicContent
  /** Searches the current edition; the query must be long enough to search for. */
  searchProgramme(locale: Locale, query: string): Promise<ProgrammeFound>
  /** Searches the whole site; the query must be long enough. One that was sent and found nothing is counted for the editors of synonyms. */
  searchSite(locale: Locale, asked: { query: string; sent: boolean }): Promise<SiteFound>
  /** Which speakers or questions a query finds; the query must be long enough to search for. */
  searchList(kind: NarrowedKind, query: string): Promise<ListFound>
  /** A legal text of a version, or the one in force; null where there is none. */
  legalText(name: LegalTextName, asked: { locale: Locale; version: string | null }): Promise<LegalText | null>
  /** PUBLIC_URL without a trailing slash, for canonical links and the sitemap. */
  publicUrl: string
  demo: boolean
  /** Redirects by path (ROUTE_RULES). */
  routeRules: RouteRules
  siteFiles: SiteFiles
  /** Told why a page could not be rendered; `page` is its name in the site map, null of an address without one. */
  onFault(page: string | null, error: unknown): void
}

/** Addresses of the public site's built files. */
export type SiteFiles = {
  /** The script first, then what it imports at once. */
  scripts: readonly string[]
  styles: string
}

/** What stands behind an address of a page. */
export type PageTarget = {
  /** Cache key of the rendered page: language, page, and the parameters that change it. Null for a page made for one request only. */
  key: string | null
  /** The address to render, without parameters that change nothing, so that each key has one address. */
  address: string
  /** The public record that the page shows; the page exists only while the record does. */
  record: { page: string; guid: string } | null
}
