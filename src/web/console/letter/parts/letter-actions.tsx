import { Trash2, Undo2 } from 'lucide-react'
import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { useLetterActions } from '../queries.ts'

type LetterActionsProps = { letter: Letter; onRemove: (letter: Letter) => void }

/** What can be done with a letter that has not been sent, besides opening it. */
export function LetterActions({ letter, onRemove }: LetterActionsProps) {
  const { recall } = useLetterActions()
  const locale = useLocale()
  if (letter.state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {letter.state === 'released' ? (
        <PageButton
          icon={Undo2}
          plain
          about={letter.subject[locale]}
          size="sm"
          variant="secondary"
          loading={recall.isPending}
          onClick={() => recall.mutate(letter.guid)}
        >
          {m.letters_recall()}
        </PageButton>
      ) : (
        <PageButton
          icon={Trash2}
          plain
          about={letter.subject[locale]}
          size="sm"
          variant="quiet"
          className="-ml-3"
          onClick={() => onRemove(letter)}
        >
          {m.letters_remove()}
        </PageButton>
      )}
    </div>
  )
}

type RemoveLetterDialogProps = {
  letter: Letter
  /** Shows the draft as it is now. */
  onOpen: () => void
  onClose: () => void
}

/** Stands beside the list: within a row, a click on its words would open the row. */
export function RemoveLetterDialog({ letter, onOpen, onClose }: RemoveLetterDialogProps) {
  const { remove } = useLetterActions()
  const locale = useLocale()
  // To ask again would be to remove what nobody here has read.
  if (remove.error && failureOf(remove.error) === 'conflict')
    return <ChangedLetterDialog onOpen={onOpen} onClose={onClose} />
  return (
    <ConfirmDialog
      danger
      title={m.letters_remove_title({ subject: letter.subject[locale] })}
      text={m.letters_remove_text()}
      act={m.letters_remove()}
      sending={{ ...remove, mutate: () => remove.mutate(letter, { onSuccess: onClose }) }}
      onClose={onClose}
    />
  )
}

function ChangedLetterDialog({ onOpen, onClose }: Omit<RemoveLetterDialogProps, 'letter'>) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.letters_changed_title()}
      description={m.letters_changed_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onOpen}>{m.letters_changed_open()}</Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
