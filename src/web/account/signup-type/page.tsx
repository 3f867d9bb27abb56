import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TypeChoice } from './parts/type-choice.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.signup_start_title())
}

export default function SignupTypePage() {
  const { users } = useSession()
  const begun = users.some(user => user.status === 'draft')
  return (
    <>
      <PageHeading
        title={begun ? m.signup_draft_title() : m.signup_type_title()}
        lead={begun ? m.signup_draft_lead() : m.signup_type_lead()}
        className="mb-8"
      />
      <TypeChoice />
    </>
  )
}
