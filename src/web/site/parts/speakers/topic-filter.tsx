import type { Topic } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { classNames } from '#web/ui/class-names.ts'

type TopicFilterProps = {
  topics: readonly Topic[]
  chosen: Topic | null
  onChoose: (topic: Topic | null) => void
}

/** One topic or all of them: chips in one row on a phone, a list beside the people on a desk. */
export function TopicFilter({ topics, chosen, onChoose }: TopicFilterProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{m.speakers_topics()}</legend>
      <div className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 lg:mt-1 lg:flex-col lg:gap-0">
        <TopicButton pressed={chosen === null} onPress={() => onChoose(null)}>
          {m.speakers_all_topics()}
        </TopicButton>
        {topics.map(topic => (
          <TopicButton
            key={topic}
            pressed={chosen === topic}
            onPress={() => onChoose(chosen === topic ? null : topic)}
          >
            {topicName(topic)}
          </TopicButton>
        ))}
      </div>
    </fieldset>
  )
}

const chip =
  'min-h-11 shrink-0 rounded-full border px-4 text-sm whitespace-nowrap transition-colors duration-100 md:min-h-9'
const line =
  'lg:rounded-none lg:border-0 lg:border-l-2 lg:bg-transparent lg:px-3 lg:text-left lg:text-base lg:whitespace-normal'

function TopicButton(props: { pressed: boolean; onPress: () => void; children: string }) {
  const { pressed, onPress, children } = props
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        chip,
        line,
        pressed
          ? 'border-accent bg-accent text-on-accent lg:border-accent lg:font-semibold lg:text-accent-text'
          : 'border-line hover:bg-sunken lg:border-hairline lg:hover:border-line',
      )}
    >
      {children}
    </button>
  )
}
