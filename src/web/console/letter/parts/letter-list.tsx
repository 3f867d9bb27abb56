import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Letter } from '#contract/organiser-letter.ts'
import type { LetterSort } from '#domain/letter/letter-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords } from '#messages/letter-word.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useLetterList } from '../queries.ts'
import { everyLetter, type LetterFilters, letterParameters, newLetter, readLetterFilters } from '../rules.ts'
import { LetterStanding } from '../view.tsx'
import { readersInWords } from '../words.ts'
import { LetterActions, RemoveLetterDialog } from './letter-actions.tsx'
import { useLetterColumns } from './letter-columns.tsx'
import { LetterToolbar } from './letter-toolbar.tsx'

/** Letters of the edition: searched by their words, by whom they are for and how they stand. */
export function LetterList() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readLetterFilters(parameters), [parameters])
  const locale = useLocale()
  const openRecord = useOpenRecord()
  const { addressOf, editAddressOf } = useLetterAddress()
  const list = useLetterList(filters)
  const onSort = useLatestCallback((sort: LetterSort) => change({ sort: sort === 'newest' ? null : sort }))
  const [removed, setRemoved] = useState<Letter | null>(null)
  const columns = useLetterColumns({ sort: filters.sort, onSort, addressOf, onRemove: setRemoved })
  const queue = useList<Letter>({
    list,
    listKey: JSON.stringify(filters),
    idOf: ({ guid }) => guid,
    onOpen: letter => openRecord(addressOf(letter)),
  })
  const first = list.firstPage
  const write = () => void openRecord(editAddressOf(newLetter))
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'letters', parameters: letterParameters }}
      title={m.letters_title()}
      columns={columns}
      nameOf={letter => letter.subject[locale]}
      total={totalOfTab(first, filters.state)}
      renderNarrow={letter => (
        <LetterCard letter={letter} address={addressOf(letter)} onRemove={setRemoved} />
      )}
      toolbar={
        <>
          {first && !first.consentAsked && (
            <Banner tone="attention" title={m.letters_no_consent_title()}>
              {m.letters_no_consent_text()}
            </Banner>
          )}
          <LetterToolbar filters={filters} first={first} onSort={onSort} onNew={write} />
        </>
      }
      empty={
        isNarrowed(filters) ? (
          <ListEmpty
            title={m.letters_not_found()}
            text={m.letters_not_found_text()}
            actionText={m.letters_show_all()}
            onShowAll={() => change(everyLetter)}
          />
        ) : (
          <EmptyState
            title={m.letters_none_title()}
            action={<Button onClick={write}>{m.letters_new()}</Button>}
          >
            {m.letters_none_text()}
          </EmptyState>
        )
      }
    >
      {removed && (
        <RemoveLetterDialog
          letter={removed}
          onOpen={() => void openRecord(editAddressOf(removed.guid))}
          onClose={() => setRemoved(null)}
        />
      )}
    </Queue>
  )
}

/** A draft is opened to be changed, over the list; any other letter on a page of its own. */
function useLetterAddress() {
  const to = usePaths()
  const { pathname, searchOf } = useOpenAddress()
  return useMemo(() => {
    const editAddressOf = (guid: string) => ({ pathname, search: searchOf(guid) })
    return {
      editAddressOf,
      // The page of a letter has a search and an order of its own.
      addressOf: ({ guid, state }: Letter) =>
        state === 'draft' ? editAddressOf(guid) : { pathname: to('organiser-letter', { guid }), search: '' },
    }
  }, [to, pathname, searchOf])
}

const isNarrowed = ({ q, state, audience, from, to }: LetterFilters) =>
  q !== '' || state !== 'all' || audience !== 'all' || from !== null || to !== null

type LetterCardProps = {
  letter: Letter
  address: { pathname: string; search: string }
  onRemove: (letter: Letter) => void
}

function LetterCard({ letter, address, onRemove }: LetterCardProps) {
  const moments = useMoments()
  const locale = useLocale()
  return (
    <div className="space-y-1">
      <Link
        {...quietTarget(address, { fromQueue: true })}
        className="inline-flex min-h-6 items-center font-medium wrap-anywhere"
      >
        {letter.subject[locale]}
      </Link>
      <p className="text-sm">
        {letterAudienceWords[letter.audience]()} · {readersInWords(letter.readers)}
      </p>
      {letter.leftOut > 0 && (
        <p className="text-sm text-text-quiet">{m.letters_left_out({ count: letter.leftOut })}</p>
      )}
      <p className="text-sm text-text-quiet">{moments.moment(letter.sentAt ?? letter.updatedAt)}</p>
      <LetterStanding letter={letter} />
      <LetterActions letter={letter} onRemove={onRemove} />
    </div>
  )
}
