import type { Locale } from '#contract/field.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { presentNewsCards, presentNewsItem, presentNewsList } from '../news/present-news.ts'
import { presentProgramme, presentProgrammeSession } from '../programme/present-programme.ts'
import { adviseOnSession } from '../recommendation/advise-on-session.ts'
import {
  presentCommittee,
  presentHighlightedSpeakers,
  presentSpeaker,
  presentSpeakers,
} from '../speaker/present-speakers.ts'
import { presentResultPage } from '../survey/present-result-page.ts'
import { presentSurvey } from '../survey/survey-of-content.ts'
import { presentVenue } from '../venue/present-venue.ts'
import * as site from './present-site-pages.ts'

/** Views made from one snapshot, by language and name. Bounded by the content itself. */
const made = new WeakMap<ContentSnapshot, Map<string, unknown>>()

function once<View>(snapshot: ContentSnapshot, key: string, make: () => View): View {
  let views = made.get(snapshot)
  if (!views) {
    views = new Map()
    made.set(snapshot, views)
  }
  if (views.has(key)) return views.get(key) as View
  const view = make()
  // Unknown guids and slugs are endless, so they are not cached.
  if (view !== null) views.set(key, view)
  return view
}

/** What the public site shows, made from the published content. The returned objects are shared and must not be changed. */
export function createPublicContent(content: PublishedContent): PublicContent {
  /** A view of the whole content in one language. */
  const view =
    <View>(name: string, make: (snapshot: ContentSnapshot, locale: Locale) => View) =>
    async (locale: Locale): Promise<View> => {
      const snapshot = await content.snapshot()
      return once(snapshot, `${name} ${locale}`, () => make(snapshot, locale))
    }
  /** The same for one piece by its guid or slug. */
  const viewOf =
    <View, Name extends string>(
      name: string,
      make: (snapshot: ContentSnapshot, locale: Locale, of: Name) => View,
    ) =>
    async (locale: Locale, of: Name): Promise<View> => {
      const snapshot = await content.snapshot()
      return once(snapshot, `${name} ${locale} ${of}`, () => make(snapshot, locale, of))
    }
  /** The same by guid, in upper or lower case. */
  const viewByGuid = <View>(
    name: string,
    make: (snapshot: ContentSnapshot, locale: Locale, guid: string) => View,
  ) => {
    const find = viewOf(name, make)
    return (locale: Locale, guid: string) => find(locale, guid.toLowerCase())
  }
  const newsCards = view('news', ({ current }, locale) => presentNewsCards(current, locale))
  const programmeOf = viewOf('programme', ({ bySlug }, locale, slug: string) => {
    const of = bySlug(slug)
    return of && presentProgramme(of, locale)
  })

  const adviceOf = viewByGuid('advice', adviseOnSession)

  return {
    page: viewOf('page', ({ current }, locale, slug) => site.presentSitePage(current, locale, slug)),
    figures: view('figures', ({ current }, locale) => site.presentFigures(current, locale)),
    homeEntries: view('home entries', ({ current }, locale) => site.presentHomeEntries(current, locale)),
    news: async (locale, query) => presentNewsList(await newsCards(locale), query),
    newsItem: viewByGuid('news item', presentNewsItem),
    latestNews: async (locale, limit) => (await newsCards(locale)).slice(0, limit),
    programme: async (locale, slug) =>
      programmeOf(locale, slug ?? (await content.snapshot()).current.edition.slug),
    programmeHighlights: view('highlights', ({ current }, locale) =>
      presentProgramme(current, locale, session => session.content.highlighted),
    ),
    programmeSession: viewByGuid('session', presentProgrammeSession),
    sessionAdvice: async (locale, guid) => await adviceOf(locale, guid),
    speakers: view('speakers', ({ current }, locale) => presentSpeakers(current, locale)),
    highlightedSpeakers: view('highlighted speakers', ({ current }, locale) =>
      presentHighlightedSpeakers(current, locale),
    ),
    speaker: viewByGuid('speaker', presentSpeaker),
    committee: view('committee', ({ current }, locale) => presentCommittee(current, locale)),
    partners: view('partners', ({ current }, locale) => site.presentPartners(current, locale)),
    survey: view('survey', ({ current }, locale) => presentSurvey(current, locale)),
    // Not kept: there are as many links as results are possible, and the page of each is kept anyway.
    surveyResult: async (locale, guid) =>
      presentResultPage(await content.snapshot(), locale, guid.toLowerCase()),
    faq: view('faq', ({ current }, locale) => site.presentFaq(current, locale)),
    venue: view('venue', ({ current }, locale) => presentVenue(current, locale)),
    contacts: view('contacts', ({ current }, locale) => site.presentContacts(current, locale)),
    albums: view('albums', site.presentAlbums),
    videos: view('videos', site.presentVideos),
    pastEditions: view('past editions', site.presentPastEditions),
    async addresses() {
      const snapshot = await content.snapshot()
      return once(snapshot, 'addresses', () => presentAddresses(snapshot))
    },
  }
}

const addressed = [
  { page: 'newsItem', kind: 'news' },
  { page: 'programSession', kind: 'programmeSession' },
  { page: 'speaker', kind: 'speaker' },
] as const

function presentAddresses({ editions }: ContentSnapshot) {
  return addressed.flatMap(({ page, kind }) =>
    editions.flatMap(of =>
      of.of(kind).map(({ guid, publishedAt, content }) => ({
        page,
        guid,
        modifiedAt: publishedAt.toISOString(),
        ...('format' in content && content.format === 'break' && { unlisted: true }),
      })),
    ),
  )
}
