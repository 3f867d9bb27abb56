import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { shownWords } from '#web/console/content/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { DraftValues } from './draft-check.ts'
import { PreviewArticle } from './preview-article.tsx'

type ContentPreviewProps = {
  kind: ContentKind
  values: DraftValues
  edition: string | undefined
  onClose: () => void
}

/** What is typed, as the site would show it, in each language. */
export function ContentPreview({ kind, values, edition, onClose }: ContentPreviewProps) {
  const locale = useLocale()
  const article = (language: 'ru' | 'en') => (
    <div lang={language}>
      <PreviewArticle kind={kind} values={values} locale={language} edition={edition} />
    </div>
  )
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={m.content_preview()}
      description={shownWords(kind).previewLead()}
      closeLabel={m.close()}
    >
      <Tabs
        label={m.content_preview()}
        defaultValue={locale}
        tabs={[
          { value: 'ru', label: m.content_language_ru(), content: article('ru') },
          { value: 'en', label: m.content_language_en(), content: article('en') },
        ]}
      />
    </Sheet>
  )
}
