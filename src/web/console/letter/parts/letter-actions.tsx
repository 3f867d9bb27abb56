import { useState } from 'react'
import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { useLetterActions } from '../queries.ts'

/** What can be done with a letter that has not been sent, besides opening it. */
export function LetterActions({ letter }: { letter: Letter }) {
  const { recall } = useLetterActions()
  const [isRemoving, setIsRemoving] = useState(false)
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
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setIsRemoving(true)}>
          {m.letters_remove()}
        </Button>
      )}
      {isRemoving && <RemoveDialog letter={letter} onClose={() => setIsRemoving(false)} />}
    </div>
  )
}

function RemoveDialog({ letter: { guid, subject }, onClose }: { letter: Letter; onClose: () => void }) {
  const locale = useLocale()
  const { remove } = useLetterActions()
  const { isPending, error } = remove
  return (
    <ConfirmDialog
      danger
      title={m.letters_remove_title()}
      text={m.letters_remove_text({ subject: subject[locale] })}
      act={m.letters_remove()}
      sending={{ isPending, error, mutate: () => remove.mutate(guid) }}
      onClose={onClose}
    />
  )
}
