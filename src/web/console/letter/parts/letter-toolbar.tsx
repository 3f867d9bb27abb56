import { Plus } from 'lucide-react'
import type { z } from 'zod'
import type { listLetters } from '#contract/organiser-letter.ts'
import { letterAudiences, letterStates } from '#domain/letter/letter-audience.ts'
import { type LetterSort, letterSorts } from '#domain/letter/letter-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords, letterStateWords } from '#messages/letter-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { type LetterFilters, letterQuery } from '../rules.ts'

const sortWords: Record<LetterSort, () => string> = {
  newest: m.content_sort_newest,
  oldest: m.content_sort_oldest,
  subject: m.letters_sort_subject_up,
  subjectDown: m.letters_sort_subject_down,
  audience: m.letters_sort_audience_up,
  audienceDown: m.letters_sort_audience_down,
  mostReaders: m.letters_sort_readers_down,
  fewestReaders: m.letters_sort_readers_up,
  state: m.content_sort_state_up,
  stateDown: m.letters_sort_state_down,
  sentLast: m.letters_sort_sent_down,
  sentFirst: m.letters_sort_sent_up,
}

type LetterToolbarProps = {
  filters: LetterFilters
  /** Absent while it loads. */
  first: z.output<typeof listLetters.response> | undefined
  onSort: (sort: LetterSort) => void
  onNew: () => void
}

export function LetterToolbar({ filters, first, onSort, onNew }: LetterToolbarProps) {
  const [, change] = useUrlParameters()
  const { q, state, audience, from, to, sort } = filters
  const counts = first?.counts
  return (
    <QueueToolbar
      tabs={
        <FilterTabs
          label={m.organiser_status_tabs()}
          parameter="state"
          value={state}
          tabs={[
            ...letterStates.map(value => ({
              value,
              label: letterStateWords[value](),
              count: counts?.[value],
            })),
            {
              value: 'all',
              label: m.organiser_all(),
              count: counts && letterStates.reduce((sum, each) => sum + counts[each], 0),
            },
          ]}
        />
      }
      searchLabel={m.letters_search()}
      search={q}
      onSearch={text => change({ q: text })}
      filters={
        <>
          <QueueFilters
            count={[from ?? to, audience !== 'all'].filter(Boolean).length}
            onReset={() => change({ from: null, to: null, audience: null })}
          >
            <DayRange byMachine legend={m.letters_sent_on()} from={from} to={to} onChange={change} />
            <FilterChoice
              label={m.letters_audience()}
              anyText={m.letters_any_audience()}
              value={audience}
              values={letterAudiences}
              wordOf={value => letterAudienceWords[value]()}
              counts={first && letterAudiences.map(value => ({ value, count: first.audienceCounts[value] }))}
              onChange={value => change({ audience: value })}
            />
          </QueueFilters>
          <SortChoice value={sort} values={letterSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="letters" filters={letterQuery(filters)} />
          <PageButton icon={Plus} plain onClick={onNew}>
            {m.letters_new()}
          </PageButton>
        </>
      }
      note={<p className="max-w-3xl text-sm text-text-quiet print:hidden">{m.letters_lead()}</p>}
    />
  )
}
