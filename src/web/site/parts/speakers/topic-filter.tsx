import type { Topic } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'

type TopicFilterProps = {
  topics: readonly Topic[]
  chosen: Topic | null
  /** The search text to keep. */
  words: string
}

/** Chooses one topic or all: chips in a row on a phone, a list beside the people on a desk. Each is a link; the island filters at once. */
export function TopicFilter({ topics, chosen, words }: TopicFilterProps) {
  const to = usePaths()
  const address = (topic: Topic | null) => {
    const query = new URLSearchParams({ ...(topic && { topic }), ...(words && { q: words }) }).toString()
    return query ? `${to('speakers')}?${query}` : to('speakers')
  }
  return (
    <nav aria-label={m.speakers_topics()} className="min-w-0">
      <p className="text-sm font-semibold">{m.speakers_topics()}</p>
      <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 lg:mt-1 lg:flex-col lg:gap-0">
        {[null, ...topics].map(topic => (
          <li key={topic ?? ''} className="flex">
            <a
              href={address(topic === chosen ? null : topic)}
              rel={words ? 'nofollow' : undefined}
              data-topic={topic ?? ''}
              aria-current={topic === chosen ? 'true' : undefined}
              className={classNames(chip, line, current)}
            >
              {topic ? topicName(topic) : m.speakers_all_topics()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const chip =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-sm whitespace-nowrap transition-colors duration-100 hover:bg-sunken md:min-h-9'
const line =
  'lg:w-full lg:rounded-none lg:border-0 lg:border-l-2 lg:border-hairline lg:bg-transparent lg:px-3 lg:text-left lg:text-base lg:whitespace-normal lg:hover:border-line'
const current =
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:text-on-accent lg:aria-[current=true]:bg-transparent lg:aria-[current=true]:border-accent lg:aria-[current=true]:font-semibold lg:aria-[current=true]:text-accent-text'
