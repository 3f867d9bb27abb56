import { type PageSlug, pageSlugs } from '#domain/content/content-choice.ts'
import { localisePath } from '#web/paths.ts'
import { type PageName, pageEntry } from '#web/site-map.ts'
import { absolute, type PageFacts } from './page-facts.ts'
import { pageTitle } from './page-title.ts'
import {
  forumEvent,
  forumWithHighlights,
  organisation,
  sessionEvent,
  type Thing,
  webSite,
} from './structured-forum.ts'
import {
  breadcrumbs,
  faqPage,
  newsArticle,
  speakerProfile,
  videoObject,
  webPage,
} from './structured-records.ts'

/** `parent` is the list above it in the breadcrumbs. */
type Subject = { name: string; things: Thing[]; parent?: PageName }

/** A public page's structured data, as one schema.org graph. */
export async function structuredData(facts: PageFacts): Promise<Record<string, unknown>> {
  const subject = (await recordSubject(facts)) ?? (await pageSubject(facts))
  const trail = facts.page === 'home' ? [] : [breadcrumbs(await trailOf(facts, subject))]
  return {
    '@context': 'https://schema.org',
    '@graph': [organisation(facts), webSite(facts), ...trail, ...subject.things],
  }
}

async function recordSubject(facts: PageFacts): Promise<Subject | null> {
  const { page, guid, content, locale } = facts
  if (!guid) return null
  if (page === 'newsItem') {
    const item = await content.newsItem(locale, guid)
    return item && { name: item.title, things: [newsArticle(facts, item)], parent: 'news' }
  }
  if (page === 'programSession') {
    const session = await content.programmeSession(locale, guid)
    if (!session) return null
    const past = (await content.pastEditions(locale)).find(
      ({ startsOn, endsOn }) => startsOn <= session.day && session.day <= endsOn,
    )
    const parent = past?.slug === '2024' ? 'program2024' : past ? 'archive' : 'program'
    // Lunch is no event that somebody would look for.
    const things = session.format === 'break' ? [] : [sessionEvent(facts, session, past)]
    return { name: session.title, things, parent }
  }
  const speaker = page === 'speaker' ? await content.speaker(locale, guid) : null
  return speaker && { name: speaker.name, things: [speakerProfile(facts, speaker)], parent: 'speakers' }
}

async function pageSubject(facts: PageFacts): Promise<Subject> {
  const { page, content, locale } = facts
  const slug = slugOf(page)
  const words = slug && (await content.page(locale, slug))
  const about = words?.description ?? pageTitle(page)
  const things = words ? [webPage(facts, words, facts.publicUrl + pathOf(facts))] : []
  if (page === 'program') things.push(await forumWithHighlights(facts, about))
  if (page === 'home' || page === 'registration' || page === 'conditions')
    things.push(forumEvent(facts, about))
  if (page === 'faq') {
    const questions = faqPage(facts, await content.faq(locale))
    // An FAQ page replaces the page itself, because two descriptions of one page would contradict each other.
    if (questions) things.splice(0, 1, questions)
  }
  if (page === 'media')
    for (const video of await content.videos(locale)) things.push(videoObject(facts, video))
  return { name: words?.title ?? pageTitle(page), things }
}

async function trailOf(
  facts: PageFacts,
  { name, parent }: Subject,
): Promise<{ name: string; url: string }[]> {
  const { publicUrl, content, locale } = facts
  const home = { name: pageTitle('home'), url: absolute(facts, 'home') }
  const itself = { name, url: publicUrl + pathOf(facts) }
  if (!parent) return [home, itself]
  const slug = slugOf(parent)
  const words = slug && (await content.page(locale, slug))
  const above = { name: words?.title ?? pageTitle(parent), url: publicUrl + pageAddress(facts, parent) }
  return [home, above, itself]
}

function slugOf(page: PageName): PageSlug | undefined {
  return pageSlugs.find(slug => slug === page)
}

function pathOf(facts: PageFacts): string {
  return pageAddress(facts, facts.page)
}

function pageAddress({ locale, guid }: PageFacts, page: PageName): string {
  return localisePath(locale, pageEntry(page).path.replace(':guid', guid ?? ''))
}
