import type { LetterDraft } from '#contract/organiser-letter.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
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
