import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { OpenGraphPage, OpenGraphRecord, OpenGraphTarget } from '#contract/open-graph.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { PageSlug } from '#domain/content/content-choice.ts'
import { utcOffset } from '#domain/edition/utc-offset.ts'
import { m } from '#messages/compiled/messages.js'
import type { LinkPictureWords } from '#server/pictures/draw-link-picture.ts'

type Facts = { content: PublicContent; edition: EditionFacts }
/** `day` is one of the record's forum, which may be a past one. */
type OwnWords = Pick<LinkPictureWords, 'kicker' | 'title' | 'note'> & { day?: string }

/** The texts of a page's picture in a language; null where there is no such page or record. */
export async function linkPictureWords(
  { content, edition }: Facts,
  locale: Locale,
  target: OpenGraphTarget,
): Promise<LinkPictureWords | null> {
  const found =
    'guid' in target
      ? await recordWords[target.page](content, locale, { guid: target.guid, timeZone: edition.timeZone })
      : await pageWords(content, locale, target.page)
  if (!found) return null
  const { day, ...own } = found
  const past = day !== undefined && day < edition.startsOn ? await pastForum(content, locale, day) : null
  const year = (past ?? edition).startsOn.slice(0, 4)
  return {
    ...own,
    seed: `${target.page} ${'guid' in target ? target.guid : ''}`,
    // The home page is titled by the forum's name itself.
    forum: own.title === edition.name[locale] ? '' : `${edition.name[locale]} ${year}`,
    foot: past
      ? `${days(past, locale)} · ${past.venue}, ${past.city}`
      : `${days(edition, locale)} · ${edition.venue[locale]}, ${edition.city[locale]}`,
  }
}

async function pastForum(content: PublicContent, locale: Locale, day: string) {
  const editions = await content.pastEditions(locale)
  return editions.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? null
}

/** Pages that are titled by the product, not by their content. */
const plainTitles: Record<Exclude<OpenGraphPage, PageSlug>, typeof m.page_title_survey> = {
  program2024: m.page_title_program2024,
  survey: m.page_title_survey,
  offer: m.page_title_offer,
  privacy: m.page_title_privacy,
}

async function pageWords(
  content: PublicContent,
  locale: Locale,
  page: OpenGraphPage,
): Promise<OwnWords | null> {
  if (page === 'program2024' || page === 'survey' || page === 'offer' || page === 'privacy')
    return { kicker: '', title: plainTitles[page]({}, { locale }), note: '' }
  const words = await content.page(locale, page)
  return words ? { kicker: '', title: words.title, note: words.lead } : null
}

const recordWords: Record<
  OpenGraphRecord,
  (
    content: PublicContent,
    locale: Locale,
    record: { guid: string; timeZone: string },
  ) => Promise<OwnWords | null>
> = {
  async newsItem(content, locale, { guid }) {
    const item = await content.newsItem(locale, guid)
    if (!item) return null
    return {
      kicker: `${m.page_title_news({}, { locale })} · ${format(item.date, locale)}`,
      title: item.title,
      note: '',
    }
  },
  async programSession(content, locale, { guid, timeZone }) {
    const session = await content.programmeSession(locale, guid)
    if (!session) return null
    const time = `${session.startsAt}–${session.endsAt} ${utcOffset(timeZone, session.day)}`
    return {
      kicker: [format(session.day, locale), time, session.hallName].filter(Boolean).join(' · '),
      title: session.title,
      note: session.people
        .filter(({ guid: person }) => session.speakers.includes(person))
        .map(({ name }) => name)
        .join(', '),
      day: session.day,
    }
  },
  async surveyResult(content, locale, { guid }) {
    const result = await content.surveyResult(locale, guid)
    if (!result) return null
    return {
      kicker: m.survey_result_kicker({}, { locale }),
      title: result.archetype.name,
      note: result.topThemes.map(({ name }) => name).join(' · '),
    }
  },
  async speaker(content, locale, { guid }) {
    const person = await content.speaker(locale, guid)
    if (!person) return null
    return {
      kicker: person.forum.current
        ? m.page_title_speaker({}, { locale })
        : m.speakers_of_past({ year: person.forum.year }, { locale }),
      title: person.name,
      note: [person.position, person.company].filter(Boolean).join(', '),
      day: person.forum.day,
    }
  },
}

/** «18–20 февраля 2026». */
function days({ startsOn, endsOn }: Pick<EditionFacts, 'startsOn' | 'endsOn'>, locale: Locale): string {
  const range = dateFormat(locale).formatRange(Date.parse(startsOn), Date.parse(endsOn))
  // As the pages write it: no space around a dash between two numbers, no «г.»
  return range.replace(/(\d)\s–\s(\d)/, '$1–$2').replace(/\sг\.$/, '')
}

function format(day: string, locale: Locale): string {
  return dateFormat(locale)
    .format(Date.parse(day))
    .replace(/\sг\.$/, '')
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
