import type { useBlocker } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type LeaveDialogProps = {
  blocker: ReturnType<typeof useBlocker>
  saving?: boolean
  /** Returns whether saving worked; otherwise the page stays and shows why not. Absent where it makes no sense. */
  onSave?: () => Promise<boolean>
  /** Where it is not unsaved input that would be lost. */
  words?: { title: string; text: string; leave: string }
}

/** Asks about unsaved work: save it, drop it, or stay. */
export function LeaveDialog({ blocker, saving, onSave, words }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={open => !open && blocker.reset()}
      title={words?.title ?? m.content_leave_title()}
      description={words?.text ?? m.content_leave_text()}
      closeLabel={m.close()}
      actions={
        <>
          {onSave && (
            <Button
              loading={saving}
              onClick={async () => {
                if (await onSave()) blocker.proceed()
                else blocker.reset()
              }}
            >
              {m.content_leave_save()}
            </Button>
          )}
          <Button variant="secondary" onClick={() => blocker.reset()}>
            {m.content_leave_stay()}
          </Button>
          <Button variant="quiet" className="sm:mr-auto" onClick={() => blocker.proceed()}>
            {words?.leave ?? m.content_leave_drop()}
          </Button>
        </>
      }
    />
  )
}
