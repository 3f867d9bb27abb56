import { Link } from 'react-router'
import { readPolicyPdf } from '#contract/document.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { DownloadButton } from '#web/account/file/view.tsx'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { PostalAddressPart } from '#web/account/postal-address/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ConsentRow } from './consent-row.tsx'
import { PowerOfAttorneyForm } from './power-of-attorney-form.tsx'
import { useConsents } from './use-consents.ts'

/** Papers of the visit: consents, where closing documents go, a power of attorney for the badge, the policy. */
export function DocumentsView({ guid }: { guid: string }) {
  // Null for oneself; an assistant has the sections that their rights open.
  const sections = useCurrentParticipant()?.sections ?? null
  const to = usePaths()
  const may = (section: AssistantSection) => sections === null || sections.includes(section)
  return (
    <div>
      <PageHeading title={pageTitle('account-documents')} lead={m.documents_lead()} />
      <Section
        title={m.documents_consents()}
        lead={sections === null ? m.documents_consents_lead() : undefined}
        space="page"
        id="consents"
      >
        {sections === null ? <ConsentList guid={guid} /> : <p>{m.assistant_documents_own()}</p>}
      </Section>
      {may('payment') && (
        <Section title={m.documents_payment()} lead={m.documents_payment_lead()} space="page" id="payment">
          <Button asChild variant="secondary">
            <Link to={to('account-payment')}>{m.documents_payment_open()}</Link>
          </Button>
        </Section>
      )}
      {may('payment') && (
        <Section title={m.documents_address()} lead={m.documents_address_lead()} space="page" id="address">
          <PostalAddressPart guid={guid} />
        </Section>
      )}
      {may('profile') && (
        <Section title={m.documents_power()} lead={m.documents_power_lead()} space="page" id="power">
          <PowerOfAttorneyForm guid={guid} />
        </Section>
      )}
      <Section title={m.documents_policy()} lead={m.documents_policy_lead()} space="page" id="policy">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PolicyDownload guid={guid} />
          <a className="text-link inline-flex min-h-11 items-center" href={to('privacy')}>
            {m.documents_policy_open()}
          </a>
        </div>
      </Section>
    </div>
  )
}

/** The policy on personal data, for reading and keeping. */
function PolicyDownload({ guid }: { guid: string }) {
  const locale = useLocale()
  return (
    <DownloadButton
      read={() => callApi(readPolicyPdf, { params: { guid }, query: { locale } })}
      fileName={m.policy_file()}
      failure={m.document_download_failed()}
    >
      {m.policy_download()}
    </DownloadButton>
  )
}

/** All consents, the required ones first, in the order of the application. Giving or withdrawing one does not move it. */
function ConsentList({ guid }: { guid: string }) {
  const { data, error, refetch } = useConsents(guid)
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
        <span role="status" className="sr-only">
          {m.loading()}
        </span>
      </div>
    )
  const inOrder = [...data.consents].sort((one, other) => Number(other.required) - Number(one.required))
  return (
    <ul className="divide-y border-y">
      {inOrder.map(consent => (
        <ConsentRow key={consent.kind} guid={guid} consent={consent} />
      ))}
    </ul>
  )
}
