import { useState } from 'react'
import { Link } from 'react-router'
import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLetterActions } from '../queries.ts'
import { LetterStanding } from '../view.tsx'
import { audienceWords, readersInWords } from '../words.ts'
import { PreviewSheet } from './letter-preview.tsx'

type LetterListProps = {
  letters: readonly Letter[]
  onEdit: (letter: Letter) => void
  onNew: () => void
}

/** Letters of the edition, newest first. */
export function LetterList({ letters, onEdit, onNew }: LetterListProps) {
  const [shown, setShown] = useState<Letter | null>(null)
  if (letters.length === 0)
    return (
      <EmptyState title={m.letters_none_title()} action={<Button onClick={onNew}>{m.letters_new()}</Button>}>
        {m.letters_none_text()}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y border-y">
        {letters.map(letter => (
          <LetterRow key={letter.guid} letter={letter} onEdit={onEdit} onShow={setShown} />
        ))}
      </ul>
      {shown && <PreviewSheet draft={shown} onClose={() => setShown(null)} />}
    </>
  )
}

type LetterRowProps = { letter: Letter; onEdit: (letter: Letter) => void; onShow: (letter: Letter) => void }

function LetterRow({ letter, onEdit, onShow }: LetterRowProps) {
  const { recall, remove } = useLetterActions()
  const to = usePaths()
  const moments = useMoments()
  const locale = useLocale()
  const { state, sentAt, leftOut } = letter
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {state === 'draft' ? (
            letter.subject[locale]
          ) : (
            <Link
              to={to('organiser-letter', { guid: letter.guid })}
              className="text-link inline-block min-h-6"
            >
              {letter.subject[locale]}
            </Link>
          )}
        </p>
        <p className="text-sm">
          {audienceWords[letter.audience]()} · {readersInWords(letter.readers)}
        </p>
        <p className="text-sm text-text-quiet">
          {moments.moment(sentAt ?? letter.updatedAt)}
          {leftOut > 0 && ` · ${m.letters_left_out({ count: leftOut })}`}
        </p>
      </div>
      <div className="md:w-48">
        <LetterStanding letter={letter} />
      </div>
      <div className="flex flex-wrap gap-2 md:w-72 md:justify-end">
        {state === 'released' && (
          <Button
            size="sm"
            variant="secondary"
            loading={recall.isPending}
            onClick={() => recall.mutate(letter.guid)}
          >
            {m.letters_recall()}
          </Button>
        )}
        {state === 'draft' ? (
          <>
            <Button size="sm" variant="secondary" onClick={() => onEdit(letter)}>
              {m.letters_edit()}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              loading={remove.isPending}
              onClick={() => remove.mutate(letter.guid)}
            >
              {m.letters_remove()}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => onShow(letter)}>
            {m.letters_read()}
          </Button>
        )}
      </div>
    </li>
  )
}
