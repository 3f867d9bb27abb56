import type { NewsList, NewsTopic } from '#contract/news.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { newsAddress } from './news-address.ts'
import { newsTopicName } from './news-topic-name.ts'

type NewsTopicsProps = { topics: NewsList['topics']; chosen: NewsTopic | null }

/** All news or one topic; topics without news are left out. */
export function NewsTopics({ topics, chosen }: NewsTopicsProps) {
  const locale = useLocale()
  const total = topics.reduce((sum, { count }) => sum + count, 0)
  const link = (topic: NewsTopic | null, text: string, count: number) => (
    <li key={text} className="shrink-0">
      <a
        href={newsAddress(locale, { topic, page: 1 })}
        aria-current={topic === chosen ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors duration-100 md:min-h-10',
          topic === chosen ? 'border-accent bg-accent text-on-accent' : 'border-line hover:bg-sunken',
        )}
      >
        {text}
        <span className={topic === chosen ? undefined : 'text-text-quiet'}>{count}</span>
      </a>
    </li>
  )
  return (
    <nav aria-label={m.news_topics()} className="min-w-0 print:hidden">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {link(null, m.news_all_topics(), total)}
        {topics
          .filter(({ count, topic }) => count > 0 || topic === chosen)
          .map(({ topic, count }) => link(topic, newsTopicName(topic), count))}
      </ul>
    </nav>
  )
}
