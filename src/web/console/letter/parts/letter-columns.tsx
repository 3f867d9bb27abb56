import { useMemo } from 'react'
import type { Letter } from '#contract/organiser-letter.ts'
import type { LetterSort } from '#domain/letter/letter-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords } from '#messages/letter-word.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { LetterStanding } from '../view.tsx'
import { LetterActions } from './letter-actions.tsx'

type LetterColumnsOptions = {
  sort: LetterSort
  onSort: (sort: LetterSort) => void
  addressOf: (letter: Letter) => { pathname: string; search: string }
  onRemove: (letter: Letter) => void
}

export function useLetterColumns({ sort, onSort, addressOf, onRemove }: LetterColumnsOptions) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<Letter>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'subject',
        head: m.letters_subject(),
        fluid: 'wrap',
        ...sortedColumn(order, { ascending: 'subject', descending: 'subjectDown' }, 'ascending'),
        cell: letter => (
          <span className="block min-w-48 py-1 whitespace-normal wrap-anywhere">
            <RowLink {...addressOf(letter)}>{letter.subject[locale]}</RowLink>
          </span>
        ),
      },
      {
        key: 'audience',
        head: m.letters_audience(),
        roomy: 'wide',
        printed: true,
        ...sortedColumn(order, { ascending: 'audience', descending: 'audienceDown' }, 'ascending'),
        cell: letter => (
          <span className="block max-w-56 min-w-28 whitespace-normal">
            {letterAudienceWords[letter.audience]()}
          </span>
        ),
      },
      {
        key: 'readers',
        head: m.people_title(),
        ...sortedColumn(order, { ascending: 'fewestReaders', descending: 'mostReaders' }, 'descending'),
        cell: letter => <Readers letter={letter} />,
      },
      {
        key: 'updated',
        head: m.content_column_updated(),
        roomy: 'wide',
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: ({ updatedAt }) => (
          <time dateTime={updatedAt} className="tabular">
            {moments.short(updatedAt)}
          </time>
        ),
      },
      {
        key: 'sent',
        head: m.message_record_sent(),
        ...sortedColumn(order, { ascending: 'sentFirst', descending: 'sentLast' }, 'descending'),
        cell: ({ sentAt }) =>
          sentAt ? (
            <time dateTime={sentAt} className="tabular">
              {moments.short(sentAt)}
            </time>
          ) : (
            ''
          ),
      },
      {
        key: 'state',
        head: m.organiser_status_tabs(),
        printed: true,
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: letter => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <LetterStanding letter={letter} />
            <LetterActions letter={letter} onRemove={onRemove} />
          </div>
        ),
      },
    ]
  }, [locale, moments, sort, onSort, addressOf, onRemove])
}

/** For how many a letter is, and in which language. */
function Readers({ letter: { readers } }: { letter: Letter }) {
  const locale = useLocale()
  return (
    <>
      <span className="tabular">{countText(readers.ru + readers.en, locale)}</span>
      <span className="block text-xs whitespace-nowrap text-text-quiet">
        {m.organiser_preview_readers_ru({ count: readers.ru })} ·{' '}
        {m.organiser_preview_readers_en({ count: readers.en })}
      </span>
    </>
  )
}
