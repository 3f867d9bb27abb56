import type { Letter, LetterDraft } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useLetterPreview } from '../queries.ts'
import { WrittenLetter } from '../view.tsx'

/** A letter as it is read, in both languages. */
export function LetterPreview({ draft }: { draft: LetterDraft }) {
  const { data, error, refetch } = useLetterPreview(draft)
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    )
  return <WrittenLetter ru={data.ru} en={data.en} />
}

/** A letter that can no longer be changed, beside the list. */
export function PreviewSheet({ draft, onClose }: { draft: Letter; onClose: () => void }) {
  const { audience, subject, text } = draft
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={m.letters_read_title()}
      closeLabel={m.close()}
    >
      <LetterPreview draft={{ audience, subject, text }} />
    </Sheet>
  )
}
