import { Download } from 'lucide-react'
import type { ConsentRecord } from '#contract/consent-record.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { readPersonConsentPdf } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { consentWords } from '#web/console/history/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** The consents, newest first; withdrawn ones stay listed and say so. */
export function ApplicationConsents({
  application: { guid, consents },
}: {
  application: Pick<ApplicationDetail, 'guid' | 'consents'>
}) {
  if (!consents) return null
  return (
    <Section title={m.organiser_consents()} level={3}>
      {consents.length === 0 ? (
        <p className="text-sm text-text-quiet">{m.organiser_consents_none()}</p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {consents.map(consent => (
            <ConsentLine key={consent.guid} applicationGuid={guid} consent={consent} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function ConsentLine({ applicationGuid, consent }: { applicationGuid: string; consent: ConsentRecord }) {
  const moments = useMoments()
  const params = { guid: applicationGuid, consent: consent.guid }
  const pdf = useSend(readPersonConsentPdf, () => ({ params }), {
    onSuccess: file => saveBlob(file, `${consentWords[consent.kind]()}.pdf`),
    onError: (error: Error) =>
      toasts.show({
        tone: 'negative',
        title: m.organiser_download_failed(),
        description: error.message,
      }),
  })
  const { version, hasText, givenAt, givenBy, givenByPhone, withdrawnAt } = consent
  const named = m.organiser_consent_pdf({ consent: consentWords[consent.kind]() })
  const text = consent.locale === 'ru' ? m.organiser_consent_text : m.organiser_consent_text_english
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block">{consentWords[consent.kind]()}</span>
        <span className="block text-xs text-text-quiet">
          {text({ version })}
          {!hasText && ` · ${m.organiser_consent_text_gone()}`}
          {givenBy === 'manager' && ` · ${m.organiser_consent_by_manager({ phone: givenByPhone ?? '—' })}`}
        </span>
      </span>
      <StatusWord tone={withdrawnAt ? 'attention' : 'positive'}>
        {withdrawnAt
          ? m.organiser_consent_withdrawn({ when: moments.moment(withdrawnAt) })
          : m.organiser_consent_given({ when: moments.moment(givenAt) })}
      </StatusWord>
      {hasText && (
        <PageButton
          icon={Download}
          named={named}
          ofRow
          size="sm"
          variant="secondary"
          loading={pdf.isPending}
          onClick={() => pdf.mutate()}
          aria-label={named}
        >
          PDF
        </PageButton>
      )}
    </li>
  )
}
