import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { PostalAddressPart } from '#web/account/postal-address/postal-address-part.tsx'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ConsentList } from './consent-list.tsx'
import { PolicyDownload } from './policy-download.tsx'
import { PowerOfAttorneyForm } from './power-of-attorney-form.tsx'

/** Papers of the visit: consents, where closing documents go, a power of attorney for the badge, the policy. */
export function DocumentsView({ guid }: { guid: string }) {
  // Null for oneself; whoever acts for the person has what their rights open.
  const sections = useCurrentParticipant()?.sections ?? null
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
        <PolicyDownload guid={guid} />
      </Section>
    </div>
  )
}
