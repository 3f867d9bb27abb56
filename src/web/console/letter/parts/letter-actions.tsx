import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { useLetterActions } from '../queries.ts'

/** What can be done with a letter that has not been sent, besides opening it. */
export function LetterActions({ letter }: { letter: Letter }) {
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
        <Button
          size="sm"
          variant="quiet"
          loading={remove.isPending}
          onClick={() => remove.mutate(letter.guid)}
        >
          {m.letters_remove()}
        </Button>
      )}
    </div>
  )
}
