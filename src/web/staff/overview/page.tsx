import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useCompany } from '#web/staff/company/queries.ts'
import { OfferedCompanies } from '#web/staff/handover/view.tsx'
import { RaisePart } from '#web/staff/raise/view.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ForumPlaces } from './parts/forum-places.tsx'
import { OwnerPart } from './parts/owner-part.tsx'
import { RegistrationLink } from './parts/registration-link.tsx'
import { SiteWindows } from './parts/site-windows.tsx'
import { StaffTasks } from './parts/staff-tasks.tsx'
import { UnreadUpdates } from './parts/unread-updates.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff'))
}

/** What a company has to do, its places and hours on site, the link for its people, and who answers for it. */
export default function StaffOverviewPage() {
  const { company, contractorRole, roleConfirmed } = useCompany()
  return (
    <div className="max-w-200 space-y-12">
      <div className="space-y-6">
        <PageHeading title={company.name} above={contractorRoleWords[contractorRole]()} />
        <UnreadUpdates />
        <OfferedCompanies />
        {!roleConfirmed && contractorRole !== 'contractor' && (
          <Banner tone="info" title={m.staff_package_waits()}>
            {m.staff_package_waits_text()}
          </Banner>
        )}
      </div>
      <StaffTasks />
      <ForumPlaces />
      <RaisePart />
      <SiteWindows />
      <RegistrationLink />
      <OwnerPart />
    </div>
  )
}
