import type { LoaderFunctionArgs } from 'react-router'
import type { PublicContent } from '#contract/page-data.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { type HighlightDay, highlightDays } from './highlight-days.ts'

type Loaded<Name extends keyof PublicContent> = Awaited<ReturnType<PublicContent[Name]>>

/** The home page's content below the first screen. */
export type HomeStoryData = {
  aboutHtml: string
  figures: Loaded<'figures'>
  highlights: HighlightDay[]
  speakers: Pick<Loaded<'speakers'>[number], 'guid' | 'name' | 'position' | 'company' | 'photo'>[]
  partners: Pick<Loaded<'partners'>[number], 'guid' | 'category' | 'name' | 'logo'>[]
  news: Pick<Loaded<'latestNews'>[number], 'guid' | 'date' | 'title' | 'summary'>[]
}

/** The texts of the first screen; null while editors have not published any. */
export type HomeWords = { title: string; lead: string; description: string }

const shownSpeakers = 8
const shownNews = 3

/** Everything on the home page, cut down to what it shows. */
export async function loadHome({ context, url }: LoaderFunctionArgs) {
  const { content } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const [page, figures, programme, speakers, partners, news] = await Promise.all([
    content.page(locale, 'home'),
    content.figures(locale),
    content.programmeHighlights(locale),
    content.speakers(locale),
    content.partners(locale),
    content.latestNews(locale, shownNews),
  ])
  const words: HomeWords | null = page && {
    title: page.title,
    lead: page.lead,
    description: page.description,
  }
  const story: HomeStoryData = {
    aboutHtml: page?.bodyHtml ?? '',
    figures,
    highlights: highlightDays(programme),
    speakers: speakers
      .filter(({ highlighted }) => highlighted)
      .slice(0, shownSpeakers)
      .map(({ guid, name, position, company, photo }) => ({ guid, name, position, company, photo })),
    partners: partners.map(({ guid, category, name, logo }) => ({ guid, category, name, logo })),
    news: news.map(({ guid, date, title, summary }) => ({ guid, date, title, summary })),
  }
  return { words, story }
}
