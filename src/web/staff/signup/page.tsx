import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { OfferedCompanies } from '#web/staff/handover/view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SignupForm } from './parts/signup-form.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-signup'))
}

export default function StaffSignupPage() {
  return (
    <>
      <PageHeading title={pageTitle('staff-signup')} lead={m.staff_signup_lead()} className="mb-8" />
      <OfferedCompanies />
      <SignupForm />
    </>
  )
}
