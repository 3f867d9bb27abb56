import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { OpenGraphPage, OpenGraphRecord, OpenGraphTarget } from '#contract/open-graph.ts'
import type { PublicContent } from '#contract/page-data.ts'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import type { LinkPictureWords } from '#server/pictures/draw-link-picture.ts'

type Facts = { content: PublicContent; edition: EditionFacts }
type OwnWords = Pick<LinkPictureWords, 'kicker' | 'title' | 'note'>

/** The texts of a page's picture in a language; null where there is no such page or record. */
export async function linkPictureWords(
  { content, edition }: Facts,
  locale: Locale,
  target: OpenGraphTarget,
): Promise<LinkPictureWords | null> {
  const own =
    'guid' in target
      ? await recordWords[target.page](content, locale, target.guid)
      : await pageWords(content, locale, target.page)
  if (!own) return null
  return {
    ...own,
    seed: `${target.page} ${'guid' in target ? target.guid : ''}`,
    // The home page is titled by the forum's name itself.
    forum:
      own.title === edition.name[locale] ? '' : `${edition.name[locale]} ${edition.startsOn.slice(0, 4)}`,
    foot: `${days(edition, locale)} · ${edition.venue[locale]}, ${edition.city[locale]}`,
  }
}

async function pageWords(
  content: PublicContent,
  locale: Locale,
  page: OpenGraphPage,
): Promise<OwnWords | null> {
  if (page === 'program2024') return { kicker: '', title: m.page_title_program2024({}, { locale }), note: '' }
  if (page === 'survey') return { kicker: '', title: m.page_title_survey({}, { locale }), note: '' }
  const slug = pageSlugs.find(name => name === page)
  const words = slug && (await content.page(locale, slug))
  return words ? { kicker: '', title: words.title, note: words.lead } : null
}

const recordWords: Record<
  OpenGraphRecord,
  (content: PublicContent, locale: Locale, guid: string) => Promise<OwnWords | null>
> = {
  async newsItem(content, locale, guid) {
    const item = await content.newsItem(locale, guid)
    if (!item) return null
    return {
      kicker: `${m.page_title_news({}, { locale })} · ${format(item.date, locale)}`,
      title: item.title,
      note: '',
    }
  },
  async programSession(content, locale, guid) {
    const session = await content.programmeSession(locale, guid)
    if (!session) return null
    const time = `${session.startsAt}–${session.endsAt}`
    return {
      kicker: [format(session.day, locale), time, session.hallName].filter(Boolean).join(' · '),
      title: session.title,
      note: session.people
        .filter(({ guid: person }) => session.speakers.includes(person))
        .map(({ name }) => name)
        .join(', '),
    }
  },
  async speaker(content, locale, guid) {
    const person = await content.speaker(locale, guid)
    if (!person) return null
    return {
      kicker: m.page_title_speaker({}, { locale }),
      title: person.name,
      note: [person.position, person.company].filter(Boolean).join(', '),
    }
  },
}

/** «18–20 февраля 2026». */
function days({ startsOn, endsOn }: Pick<EditionFacts, 'startsOn' | 'endsOn'>, locale: Locale): string {
  return dateFormat(locale).formatRange(Date.parse(startsOn), Date.parse(endsOn)).replace(/ г\.$/, '')
}

function format(day: string, locale: Locale): string {
  return dateFormat(locale).format(Date.parse(day)).replace(/ г\.$/, '')
}

/** A calendar day is the same everywhere, so it is read in UTC. */
function dateFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
