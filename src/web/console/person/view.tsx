import { NotebookPen, UserRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type ApplicationNote, writeNote } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { usePageActions } from '#web/console/search/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type PrivatePhotographProps = {
  fileGuid: string | null
  name: string
  className?: string
}

/** A participant's photograph, square; says so when there is none or it does not load. */
export function PrivatePhotograph({ fileGuid, name, className }: PrivatePhotographProps) {
  const { url, failed } = usePrivateFile(fileGuid)
  const frame = classNames(
    'aspect-square shrink-0 self-start overflow-hidden rounded-md border bg-sunken',
    className,
  )
  if (fileGuid && !url && !failed) return <Skeleton className={frame} />
  if (url)
    return <img src={url} alt={m.organiser_photograph_of({ name })} className={`${frame} object-cover`} />
  return (
    <span
      className={`${frame} flex flex-col items-center justify-center gap-1 p-2 text-center text-xs text-text-quiet`}
    >
      <UserRound aria-hidden="true" strokeWidth={1.5} className="size-6" />
      {failed ? m.organiser_photograph_failed() : m.organiser_photograph_none()}
    </span>
  )
}

const longest = 2000

type Notes = { guid: string; notes: readonly ApplicationNote[] }

/** What organisers write to one another about the person, who never sees it. */
export function PersonNotes(notes: Notes) {
  return (
    <Section title={m.organiser_notes()} lead={m.organiser_notes_lead()} level={3}>
      <NoteList {...notes} />
    </Section>
  )
}

/** The same without a heading of its own. */
export function NoteList({ guid, notes }: Notes) {
  const moments = useMoments()
  return (
    <>
      <NoteForm guid={guid} />
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

function NoteForm({ guid }: { guid: string }) {
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
  const write = useSend(writeNote, (body: { text: string }) => ({ params: { guid }, body }), {
    changes: [['organiser', 'application']],
    onSuccess() {
      setText('')
      setTried(false)
    },
  })
  const length = text.trim().length
  const wrong = length === 0 ? 'required' : length > longest ? 'too_long' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!wrong && !write.isPending) write.mutate({ text: text.trim() })
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
