import { type Topic, topics } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { NarrowedBy } from '../search/load-found.ts'
import { SearchForm } from '../search/search-form.tsx'
import { withCorrection } from '../search/with-correction.ts'
import { LetterIndex } from './letter-index.tsx'
import { byLetter, type ListedSpeaker } from './listed-speaker.ts'
import { SpeakerList } from './speaker-list.tsx'
import { TopicFilter } from './topic-filter.tsx'

type SpeakerDirectoryProps = NarrowedBy & { speakers: readonly ListedSpeaker[]; topic: Topic | null }

/** All speakers, with search, topics and letters. The island filters them while somebody types, and opens a speaker beside the list. */
export function SpeakerDirectory({ speakers, words, found: answer, topic }: SpeakerDirectoryProps) {
  const locale = useLocale()
  const to = usePaths()
  const year = useEdition().startsOn.slice(0, 4)
  const named = answer && new Set(answer.guids)
  const found = speakers.filter(
    ({ guid, topics: own }) => (topic === null || own.includes(topic)) && (named === null || named.has(guid)),
  )
  const narrowed = named !== null || topic !== null
  const shown = new Set(found.map(({ guid }) => guid))
  return (
    <div
      data-island="speakers"
      data-island-now="speaker"
      data-year={year}
      className="page-width grid gap-x-8 gap-y-6 pb-12 md:pb-16 lg:grid-cols-12 print:block"
    >
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24 lg:col-span-3 lg:gap-6 lg:self-start print:hidden">
        <SearchForm
          action={to('speakers')}
          label={m.speakers_search()}
          hint={m.speakers_search_hint()}
          clearLabel={m.speakers_clear()}
          query={words}
          maxLength={100}
          kept={{ topic }}
          outcome={
            narrowed
              ? withCorrection(answer?.corrected, m.speakers_found({ count: found.length }))
              : m.speakers_count({ count: speakers.length })
          }
        />
        <TopicFilter
          topics={topics.filter(one => speakers.some(person => person.topics.includes(one)))}
          chosen={topic}
          words={words}
        />
        <LetterIndex
          letters={byLetter(speakers).map(([letter, group]) => ({
            letter,
            hidden: !group.some(({ guid }) => shown.has(guid)),
          }))}
        />
      </div>
      <div className="min-w-0 lg:col-span-9">
        <SpeakerList speakers={speakers} shown={shown} locale={locale} />
        <div data-nothing="" hidden={found.length > 0}>
          <EmptyState
            title={m.speakers_nothing()}
            className="border-y"
            action={
              <a href={to('speakers')} data-clear-all="" className={buttonClasses({ variant: 'secondary' })}>
                {m.speakers_clear()}
              </a>
            }
          >
            {m.speakers_nothing_text()}
          </EmptyState>
        </div>
      </div>
    </div>
  )
}
