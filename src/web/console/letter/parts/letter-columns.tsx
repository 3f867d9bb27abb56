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
import { LetterStanding } from '../view.tsx'
import { readersInWords } from '../words.ts'
import { LetterActions } from './letter-actions.tsx'

type LetterColumnsOptions = {
  sort: LetterSort
  onSort: (sort: LetterSort) => void
  addressOf: (letter: Letter) => { pathname: string; search: string }
  onEdit: (letter: Letter) => void
}

export function useLetterColumns({ sort, onSort, addressOf, onEdit }: LetterColumnsOptions) {
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
        roomy: true,
        ...sortedColumn(order, { ascending: 'audience', descending: 'audienceDown' }, 'ascending'),
        cell: letter => letterAudienceWords[letter.audience](),
      },
      {
        key: 'readers',
        head: m.people_title(),
        ...sortedColumn(order, { ascending: 'fewestReaders', descending: 'mostReaders' }, 'descending'),
        cell: letter => <LetterReaders letter={letter} />,
      },
      {
        key: 'updated',
        head: m.content_column_updated(),
        roomy: true,
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: ({ updatedAt }) => (
          <time dateTime={updatedAt} className="tabular">
            {moments.moment(updatedAt)}
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
              {moments.moment(sentAt)}
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
          <div className="space-y-1.5 py-1">
            <LetterStanding letter={letter} />
            <LetterActions letter={letter} onEdit={onEdit} />
          </div>
        ),
      },
    ]
  }, [locale, moments, sort, onSort, addressOf, onEdit])
}

/** For how many a letter is in each language, and how many have withdrawn their consent since. */
export function LetterReaders({ letter: { readers, leftOut } }: { letter: Letter }) {
  return (
    <span className="whitespace-normal">
      {readersInWords(readers)}
      {leftOut > 0 && (
        <span className="block text-sm text-text-quiet">{m.letters_left_out({ count: leftOut })}</span>
      )}
    </span>
  )
}
