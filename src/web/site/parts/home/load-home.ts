import type { LoaderFunctionArgs } from 'react-router'
import type { EditionFacts } from '#contract/edition.ts'
import type { HomeEntry } from '#contract/home-page.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { Venue } from '#contract/venue.ts'
import type { HomeBlock } from '#domain/content/content-choice.ts'
import { type ComingDate, comingDates } from '#domain/edition/coming-dates.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { type HighlightDay, highlightDays } from './highlight-days.ts'

type Loaded<Name extends keyof PublicContent> = Awaited<ReturnType<PublicContent[Name]>>

/** The home page's content below the first screen. */
export type HomeStoryData = {
  aboutHtml: string
  blocks: Record<HomeBlock, HomeEntry[]>
  figures: Loaded<'figures'>
  /** The forum before this one; null for the first. */
  lastForum: { year: string; figures: Loaded<'figures'> } | null
  highlights: HighlightDay[]
  speakers: Pick<Loaded<'speakers'>[number], 'guid' | 'name' | 'position' | 'company' | 'photo'>[]
  partners: Pick<Loaded<'partners'>[number], 'guid' | 'category' | 'name' | 'logo'>[]
  /** Null while the page of the venue is not published. */
  venue: (Pick<Venue, 'plan' | 'hubs'> & { lead: string; hotels: number }) | null
  dates: ComingDate[]
  news: Pick<Loaded<'latestNews'>[number], 'guid' | 'date' | 'title'>[]
}

/** The texts of the first screen; null while editors have not published any. */
export type HomeWords = { title: string; lead: string; description: string }

const shownSessions = 3
const shownSpeakers = 8
const shownDates = 4
const shownNews = 3

/** Everything on the home page, cut down to what it shows. */
export async function loadHome({ context, url }: LoaderFunctionArgs) {
  const { content, edition: readEdition } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const [page, entries, figures, past, programme, speakers, partners, place, venue, news, edition] =
    await Promise.all([
      content.page(locale, 'home'),
      content.homeEntries(locale),
      content.figures(locale),
      content.pastEditions(locale),
      content.programmeHighlights(locale),
      content.highlightedSpeakers(locale),
      content.partners(locale),
      content.page(locale, 'venue'),
      content.venue(locale),
      content.latestNews(locale, shownNews),
      readEdition(),
    ])
  const words: HomeWords | null = page && {
    title: page.title,
    lead: page.lead,
    description: page.description,
  }
  const shown = entries.filter(({ until }) => until === null || until >= edition.clock.today)
  const of = (block: HomeBlock) => shown.filter(entry => entry.block === block)
  const last = past[0]
  const story: HomeStoryData = {
    aboutHtml: page?.bodyHtml ?? '',
    blocks: { audience: of('audience'), change: of('change'), call: of('call') },
    figures,
    lastForum: last ? { year: last.startsOn.slice(0, 4), figures: last.figures } : null,
    highlights: highlightDays(programme, shownSessions),
    speakers: speakers
      .slice(0, shownSpeakers)
      .map(({ guid, name, position, company, photo }) => ({ guid, name, position, company, photo })),
    partners: partners.map(({ guid, category, name, logo }) => ({ guid, category, name, logo })),
    venue: place && {
      lead: place.lead,
      plan: venue.plan,
      hubs: venue.hubs,
      hotels: venue.hotels.length,
    },
    dates: comingDates(datesOf(edition), edition.clock.today).slice(0, shownDates),
    news: news.map(({ guid, date, title }) => ({ guid, date, title })),
  }
  return { words, story }
}

function datesOf({ startsOn, locks, deadlines }: EditionFacts) {
  return {
    opens: startsOn,
    transferUntil: locks.transfer,
    badgeCompanyName: locks.badgeCompanyName,
    payBy: deadlines.payBy,
    passportBy: deadlines.passportBy,
    volunteersUntil: deadlines.volunteersUntil,
  }
}
