import type { LegalTexts } from '#contract/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type TextsOf, useLegalTexts } from './use-legal-details.ts'

type TextsSheetProps = { title: string; of: TextsOf; onClose: () => void }

/** All consents and the policy, in both languages, beside the form. */
export function TextsSheet({ title, of, onClose }: TextsSheetProps) {
  const { data, error, refetch } = useLegalTexts(of)
  return (
    <Sheet open size="lg" onOpenChange={open => !open && onClose()} title={title} closeLabel={m.close()}>
      {data ? (
        <Tabs
          label={m.legal_texts_language()}
          tabs={[
            { value: 'ru', label: m.content_language_ru(), content: <Texts lang="ru" texts={data.ru} /> },
            { value: 'en', label: m.content_language_en(), content: <Texts lang="en" texts={data.en} /> },
          ]}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={12} />
        </div>
      )}
    </Sheet>
  )
}

function Texts({ lang, texts: { consents, policy } }: { lang: 'ru' | 'en'; texts: LegalTexts['ru'] }) {
  const moments = useMoments()
  return (
    <>
      <p className="mb-4 text-sm text-text-quiet">
        {m.legal_texts_version({ version: consents[0]?.version ?? '', date: moments.day(policy.since) })}
      </p>
      <div lang={lang} className="divide-y border-y">
        {consents.map(({ kind, title, paragraphs }) => (
          <Text key={kind} title={title} paragraphs={paragraphs} />
        ))}
        <Text
          title={policy.title}
          paragraphs={policy.sections.flatMap((section, index) => [
            `${index + 1}. ${section.title}`,
            ...section.paragraphs,
          ])}
        />
      </div>
    </>
  )
}

function Text({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-medium">{title}</summary>
      <div className="measure space-y-3 pb-5">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
