import { UserRound } from 'lucide-react'
import { type ApplicationNote, writeNote } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { NoteList } from '#web/console/record/form.tsx'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

type PersonNotesProps = { guid: string; notes: readonly ApplicationNote[] }

/** What organisers write to one another about the person, who never sees it. */
export function PersonNotes({ guid, notes }: PersonNotesProps) {
  return (
    <Section title={m.organiser_notes()} lead={m.organiser_notes_lead()} level={3}>
      <PersonNoteList guid={guid} notes={notes} />
    </Section>
  )
}

/** The same without a heading of its own. */
export function PersonNoteList({ guid, notes }: PersonNotesProps) {
  const write = useSend(writeNote, (body: { text: string }) => ({ params: { guid }, body }), {
    changes: [['organiser', 'application']],
  })
  return <NoteList notes={notes} write={write} />
}
