import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { useLetterActions } from '../queries.ts'

type LetterActionsProps = { letter: Letter; onEdit: (letter: Letter) => void }

/** What can be done with a letter that has not been sent. */
export function LetterActions({ letter, onEdit }: LetterActionsProps) {
  const { recall, remove } = useLetterActions()
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
      )}
    </div>
  )
}
