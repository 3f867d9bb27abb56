import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { UserChoice } from './parts/user-choice.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_select_title())
}

export default function SelectUserPage() {
  return (
    <>
      <PageHeading title={m.auth_select_title()} lead={m.auth_select_lead()} className="mb-8" />
      <UserChoice />
    </>
  )
}
