import type { LoaderFunctionArgs } from 'react-router'
import { type Topic, topics } from '#domain/content/content-choice.ts'
import { loadSitePage, type PageText } from '#web/site/parts/site-page/load-site-page.ts'
import type { ListedSpeaker } from './search-speakers.ts'

export type SpeakersData = {
  page: PageText
  speakers: ListedSpeaker[]
  /** The search text. */
  words: string
  topic: Topic | null
}

/** All speakers by surname, with their names in both languages. */
export async function loadSpeakers(args: LoaderFunctionArgs): Promise<SpeakersData> {
  const { page, content, locale } = await loadSitePage(args, 'speakers')
  const [speakers, others] = await Promise.all([
    content.speakers(locale),
    content.speakers(locale === 'ru' ? 'en' : 'ru'),
  ])
  const otherNames = new Map(others.map(({ guid, name }) => [guid, name]))
  const query = args.url.searchParams
  return {
    page,
    words: query.get('q') ?? '',
    topic: topics.find(topic => topic === query.get('topic')) ?? null,
    speakers: speakers.map(({ guid, name, lastName, position, company, topics, photo }) => ({
      guid,
      name,
      lastName,
      position,
      company,
      topics,
      photo: photo?.path ?? null,
      otherName: otherNames.get(guid) ?? '',
    })),
  }
}
