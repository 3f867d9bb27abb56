import { m } from '#messages/compiled/messages.js'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { pageTitle } from '../page-meta/page-title.ts'
import { PostalAddressPart } from '../postal-address/postal-address-part.tsx'
import { ConsentList } from './consent-list.tsx'
import { PolicyDownload } from './policy-download.tsx'
import { PowerOfAttorneyForm } from './power-of-attorney-form.tsx'

/** Papers of the visit: consents, where closing documents go, a power of attorney for the badge, the policy. */
export function DocumentsView({ guid }: { guid: string }) {
  return (
    <div>
      <PageHeading title={pageTitle('account-documents')} lead={m.documents_lead()} />
      <Section title={m.documents_consents()} lead={m.documents_consents_lead()} space="page" id="consents">
        <ConsentList guid={guid} />
      </Section>
      <Section title={m.documents_address()} lead={m.documents_address_lead()} space="page" id="address">
        <PostalAddressPart guid={guid} />
      </Section>
      <Section title={m.documents_power()} lead={m.documents_power_lead()} space="page" id="power">
        <PowerOfAttorneyForm guid={guid} />
      </Section>
      <Section title={m.documents_policy()} lead={m.documents_policy_lead()} space="page" id="policy">
        <PolicyDownload guid={guid} />
      </Section>
    </div>
  )
}
