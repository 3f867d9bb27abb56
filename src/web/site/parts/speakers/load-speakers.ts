import type { LoaderFunctionArgs } from 'react-router'
import { type Topic, topics } from '#domain/content/content-choice.ts'
import { loadFound, type NarrowedBy } from '#web/site/parts/search/load-found.ts'
import { loadSitePage, type PageText } from '#web/site/parts/site-page/load-site-page.ts'
import type { ListedSpeaker } from './listed-speaker.ts'

export type SpeakersData = {
  page: PageText
  speakers: ListedSpeaker[]
  topic: Topic | null
} & NarrowedBy

/** All speakers by surname, with their names in both languages. */
export async function loadSpeakers(args: LoaderFunctionArgs): Promise<SpeakersData> {
  const { page, content, locale } = await loadSitePage(args, 'speakers')
  const speakers = await content.speakers(locale)
  const query = args.url.searchParams
  return {
    page,
    ...(await loadFound(args, 'speaker')),
    topic: topics.find(topic => topic === query.get('topic')) ?? null,
    speakers: speakers.map(({ guid, name, lastName, position, company, topics, photo }) => ({
      guid,
      name,
      lastName,
      position,
      company,
      topics,
      photo: photo?.path ?? null,
    })),
  }
}
