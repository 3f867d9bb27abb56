import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords } from '#messages/letter-word.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useReleaseLetter } from '../queries.ts'
import { readersInWords } from '../words.ts'
import { LetterPreview } from './letter-preview.tsx'

type ReleaseDialogProps = { letter: Letter; onClose: () => void; onReleased: () => void }

/** What will leave and to how many, before it does. */
export function ReleaseDialog({ letter, onClose, onReleased }: ReleaseDialogProps) {
  const release = useReleaseLetter()
  const { audience, subject, text, readers } = letter
  const nobody = readers.ru + readers.en === 0
  return (
    <Dialog
      open
      sending={release.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.letters_release_title()}
      description={m.letters_release_text({
        audience: letterAudienceWords[audience](),
        readers: readersInWords(readers),
      })}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            disabled={nobody}
            loading={release.isPending}
            onClick={() =>
              release.mutate(letter, {
                onSuccess: () => {
                  toasts.show({ title: m.letters_released(), tone: 'positive' })
                  onReleased()
                },
              })
            }
          >
            {m.letters_release()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <LetterPreview draft={{ audience, subject, text }} />
    </Dialog>
  )
}
