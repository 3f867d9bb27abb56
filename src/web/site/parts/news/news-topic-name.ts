import type { Locale } from '#contract/field.ts'
import type { NewsTopic } from '#contract/news.ts'
import { m } from '#messages/compiled/messages.js'

type Options = { locale?: Locale }

const names: Record<NewsTopic, (parameters: Record<string, never>, options: Options) => string> = {
  forum: m.news_topic_forum,
  programme: m.news_topic_programme,
  participants: m.news_topic_participants,
  partners: m.news_topic_partners,
  press: m.news_topic_press,
}

/** The word for a news topic, in the page's language unless another is given. */
export function newsTopicName(topic: NewsTopic, options: Options = {}): string {
  return names[topic]({}, options)
}
