import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ApplyLink } from '../../features/header/apply-link.tsx'
import { LoginLink } from '../../features/header/login-link.tsx'
import { FinalCall } from '../../features/home/final-call.tsx'
import { publicMeta } from '../../features/page-meta/page-meta.ts'
import { StillRegistrationStory } from '../../features/registration/still-registration-story.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return publicMeta(args, {
    title: m.page_title_registration(),
    description: m.registration_meta(),
  })
}

export default function RegistrationPage() {
  return (
    <>
      <div className="page-width py-10 md:py-16">
        <PageHeading size="large" title={m.registration_title()} lead={m.registration_lead()} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ApplyLink size="lg" startsForm />
          <LoginLink look="question" />
        </div>
      </div>
      <StillRegistrationStory />
      <FinalCall title={m.registration_final_title()} text={m.registration_final_text()} startsForm />
    </>
  )
}
