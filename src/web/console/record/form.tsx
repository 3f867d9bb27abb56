import { NotebookPen } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { ApplicationNote } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { usePageActions } from '#web/console/search/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { Send } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const longest = 2000

type WriteNote = Pick<Send<{ text: string }, unknown>, 'mutate' | 'isPending' | 'error'>

/** Notes of organisers about a person or a company, with the form for another one above them. */
export function NoteList({ notes, write }: { notes: readonly ApplicationNote[]; write: WriteNote }) {
  const moments = useMoments()
  return (
    <>
      <NoteForm write={write} />
      {notes.length > 0 && (
        <ul className="mt-4 divide-y border-y text-sm">
          {notes.map(note => (
            <li key={note.guid} className="py-2.5">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-text-quiet">
                {note.author} ·{' '}
                <time dateTime={note.writtenAt} className="tabular">
                  {moments.moment(note.writtenAt)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NoteForm({ write }: { write: WriteNote }) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const locale = useLocale()
  usePageActions([
    {
      key: 'note',
      label: m.palette_write_note(),
      icon: NotebookPen,
      run: () => field.current?.focus(),
    },
  ])
  const length = text.trim().length
  const wrong = length === 0 ? 'required' : length > longest ? 'too_long' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong || write.isPending) return
    write.mutate(
      { text: text.trim() },
      {
        onSuccess() {
          setText('')
          setTried(false)
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-2">
      <TextArea
        ref={field}
        label={m.organiser_note_label()}
        labelHidden
        rows={2}
        value={text}
        onChange={event => setText(event.target.value)}
        error={tried && wrong ? errorSentence(wrong, locale) : write.error?.message}
      />
      <Button type="submit" size="sm" variant="secondary" loading={write.isPending}>
        {m.organiser_note_write()}
      </Button>
    </form>
  )
}
