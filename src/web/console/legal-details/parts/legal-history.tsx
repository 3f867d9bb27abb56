import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { LegalPublication } from '#contract/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { TextsSheet } from './legal-texts.tsx'

/** Every publication, newest first, each with the texts that it made. */
export function LegalHistory({ publications }: { publications: readonly LegalPublication[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const locale = useLocale()
  const moments = useMoments()
  return (
    <Section title={m.legal_history()} lead={m.legal_history_lead()} space="none">
      {publications.length === 0 ? (
        <p className="text-text-quiet">{m.legal_history_none()}</p>
      ) : (
        <ol className="divide-y border-y" reversed>
          {publications.map((publication, index) => (
            <li key={publication.number} className="flex flex-wrap items-start gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-medium">
                  {m.legal_history_number({ number: publication.number })}
                  {index === 0 && (
                    <span className="font-normal text-text-quiet"> · {m.legal_history_in_force()}</span>
                  )}
                </p>
                <p className="text-sm wrap-anywhere">
                  {publication.operator.name[locale]}, {m.legal_operator_inn()} {publication.operator.inn}
                </p>
                <p className="text-sm text-text-quiet">
                  {moments.moment(publication.publishedAt)} ·{' '}
                  {publication.publishedBy ?? m.legal_history_set_up()}
                </p>
              </div>
              <PageButton
                icon={FileText}
                plain
                named={m.legal_history_texts_of({ number: publication.number })}
                ofRow
                variant="quiet"
                className="max-sm:-ml-4"
                aria-label={m.legal_history_texts_of({ number: publication.number })}
                onClick={() => setShown(publication.number)}
              >
                {m.legal_history_texts()}
              </PageButton>
            </li>
          ))}
        </ol>
      )}
      {shown !== null && (
        <TextsSheet
          title={m.legal_history_texts_of({ number: shown })}
          of={{ number: shown }}
          onClose={() => setShown(null)}
        />
      )}
    </Section>
  )
}
