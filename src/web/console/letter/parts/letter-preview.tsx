import type { Letter, LetterDraft } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useLetterPreview } from '../queries.ts'

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
  return (
    <Tabs
      label={m.letters_language()}
      tabs={[
        { value: 'ru', label: m.content_language_ru(), content: <Written lang="ru" {...data.ru} /> },
        { value: 'en', label: m.content_language_en(), content: <Written lang="en" {...data.en} /> },
      ]}
    />
  )
}

function Written({ lang, subject, text }: { lang: 'ru' | 'en'; subject: string; text: string }) {
  return (
    <article lang={lang} className="space-y-3">
      <p className="font-medium wrap-anywhere">{subject}</p>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
    </article>
  )
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
