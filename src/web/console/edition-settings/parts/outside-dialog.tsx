import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'

type OutsideDialogProps = {
  /** Day, time and title of each published session, as the server names them. */
  sessions: readonly string[]
  onSave: () => void
  onClose: () => void
}

/** The rest is folded. */
const mostShown = 5

/** Asks before saving forum days that leave published sessions outside. */
export function OutsideDialog({ sessions, onSave, onClose }: OutsideDialogProps) {
  const rest = sessions.slice(mostShown)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.content_edition_outside_title({ count: sessions.length })}
      description={m.content_edition_outside_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onSave}>{m.content_edition_outside_save()}</Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <SessionLines sessions={sessions.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-9 py-1.5 text-sm text-text-quiet select-none hover:text-text">
            {m.content_and_more({ count: rest.length })}
          </summary>
          <SessionLines sessions={rest} />
        </details>
      )}
    </Dialog>
  )
}

function SessionLines({ sessions }: { sessions: readonly string[] }) {
  return (
    <ul className="divide-y text-sm">
      {sessions.map((session, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may have the same title and time; the list never changes
        <li key={index} className="py-2">
          {session}
        </li>
      ))}
    </ul>
  )
}
