import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { UserChoice } from '../../features/login/user-choice.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

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
