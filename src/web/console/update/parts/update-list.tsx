import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Undo2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { m } from '#messages/compiled/messages.js'
import { RecallCountdown } from '#web/console/decision/view.tsx'
import { readersInWords } from '#web/console/letter/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { updatesKey, useRecallUpdate } from '../queries.ts'
import { audienceWords, readInWords, stateTones, stateWords } from '../words.ts'
import { ReadersSheet } from './readers-sheet.tsx'

type UpdateListProps = {
  updates: readonly OrganiserUpdate[]
  onEdit: (update: OrganiserUpdate) => void
}

/** Important updates, the one changed last first, with how many have read them. */
export function UpdateList({ updates, onEdit }: UpdateListProps) {
  const [shown, setShown] = useState<OrganiserUpdate | null>(null)
  if (updates.length === 0)
    return <EmptyState title={m.updates_console_none_title()}>{m.updates_console_none_text()}</EmptyState>
  return (
    <>
      <ul className="divide-y border-y">
        {updates.map(update => (
          <UpdateRow key={update.guid} update={update} onEdit={onEdit} onShow={setShown} />
        ))}
      </ul>
      {shown && <ReadersSheet update={shown} onClose={() => setShown(null)} />}
    </>
  )
}

type UpdateRowProps = {
  update: OrganiserUpdate
  onEdit: (update: OrganiserUpdate) => void
  onShow: (update: OrganiserUpdate) => void
}

function UpdateRow({ update, onEdit, onShow }: UpdateRowProps) {
  const recall = useRecallUpdate()
  const client = useQueryClient()
  const moments = useMoments()
  const locale = useLocale()
  const { state, draft, readers, recallUntil } = update
  const isOut = state === 'published' || state === 'changed'
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{draft.title[locale] || m.updates_console_untitled()}</p>
        <p className="text-sm">
          {draft.audience && `${audienceWords[draft.audience]()} · `}
          {readersInWords(readers)}
        </p>
        <p className="text-sm text-text-quiet">
          {moments.moment(update.updatedAt)}
          {isOut && ` · ${readInWords(readers.read)}`}
        </p>
      </div>
      <div className="text-sm md:w-36 xl:w-48">
        <StatusWord tone={stateTones[state]}>{stateWords[state]()}</StatusWord>
        {recallUntil && (
          <p className="pl-5.5 text-text-quiet">
            <RecallCountdown
              until={recallUntil}
              onOver={() => client.invalidateQueries({ queryKey: updatesKey })}
            />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 md:w-56 md:justify-end xl:w-72">
        {state === 'released' ? (
          <PageButton
            icon={Undo2}
            plain
            about={draft.title[locale] || undefined}
            size="sm"
            variant="secondary"
            loading={recall.isPending}
            onClick={() => recall.mutate(update.guid)}
          >
            {m.updates_console_recall()}
          </PageButton>
        ) : (
          <PageButton
            icon={Pencil}
            plain
            about={draft.title[locale] || undefined}
            size="sm"
            variant="secondary"
            onClick={() => onEdit(update)}
          >
            {m.letters_edit()}
          </PageButton>
        )}
        {isOut && (
          <PageButton
            icon={UsersRound}
            plain
            about={draft.title[locale] || undefined}
            size="sm"
            variant="quiet"
            onClick={() => onShow(update)}
          >
            {m.updates_console_who()}
          </PageButton>
        )}
      </div>
    </li>
  )
}
