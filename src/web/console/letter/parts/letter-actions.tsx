import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { useLetterActions } from '../queries.ts'

type LetterActionsProps = { letter: Letter; onRemove: (letter: Letter) => void }

/** What can be done with a letter that has not been sent, besides opening it. */
export function LetterActions({ letter, onRemove }: LetterActionsProps) {
  const { recall } = useLetterActions()
  if (letter.state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {letter.state === 'released' ? (
        <Button
          size="sm"
          variant="secondary"
          loading={recall.isPending}
          onClick={() => recall.mutate(letter.guid)}
        >
          {m.letters_recall()}
        </Button>
      ) : (
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => onRemove(letter)}>
          {m.letters_remove()}
        </Button>
      )}
    </div>
  )
}

/** Stands beside the list: within a row, a click on its words would open the row. */
export function RemoveLetterDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { remove } = useLetterActions()
  const locale = useLocale()
  return (
    <ConfirmDialog
      danger
      title={m.letters_remove_title({ subject: letter.subject[locale] })}
      text={m.letters_remove_text()}
      act={m.letters_remove()}
      sending={{ ...remove, mutate: () => remove.mutate(letter.guid, { onSuccess: onClose }) }}
      onClose={onClose}
    />
  )
}
