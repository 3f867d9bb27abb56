import type { MetaDescriptor } from 'react-router'
import type { ContactPerson } from '#contract/contact-person.ts'
import { m } from '#messages/compiled/messages.js'
import { AssistantsPart } from '#web/account/assistant/view.tsx'
import { ChangesByOthersPart } from '#web/account/change-by-other/view.tsx'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { ContactFacts } from '#web/kit/contact-person/contact-facts.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ContactForm } from './parts/contact-form.tsx'
import { useContactPerson } from './parts/use-contact-person.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-contact'))
}

export default function ContactPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useContactPerson(guid)
  if (guid && data) return <ContactView key={guid} guid={guid} section={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-contact')} />
}

/** The person whom the forum may call instead, and the assistants. Only the person decides about assistants. */
function ContactView({ guid, section }: { guid: string; section: ContactPerson }) {
  const own = useCurrentParticipant()?.sections === null
  return (
    <div className="space-y-8">
      <PageHeading title={pageTitle('account-contact')} lead={m.person_contact_lead()} />
      {section.closed ? (
        <ClosedContact contact={section.contact} />
      ) : (
        <ContactForm guid={guid} section={section} />
      )}
      <div className="space-y-12 pt-6">
        {own && <AssistantsPart guid={guid} />}
        <ChangesByOthersPart guid={guid} own={own} />
      </div>
    </div>
  )
}

function ClosedContact({ contact }: Pick<ContactPerson, 'contact'>) {
  return (
    <div className="max-w-168 space-y-6">
      <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>
      {contact && <ContactFacts contact={contact} />}
    </div>
  )
}
