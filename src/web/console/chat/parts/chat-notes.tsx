import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { PersonNoteList } from '#web/console/person/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { usePersonNotes } from '../queries.ts'

/** What colleagues wrote about the person, folded above the chat: the same notes as on the application. */
export function ChatNotes({ applicationGuid }: { applicationGuid: string }) {
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = usePersonNotes(applicationGuid)
  const count = data?.notes.length ?? 0
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-accent-text md:min-h-0">
        {count > 0 ? m.chats_notes_count({ count }) : m.chats_notes()}
      </summary>
      {open && (
        <div className="max-h-72 overflow-y-auto py-2">
          {data ? (
            <PersonNoteList guid={applicationGuid} notes={data.notes} />
          ) : (
            error && <LoadFailure error={error} onRetry={() => refetch()} />
          )}
        </div>
      )}
    </details>
  )
}
