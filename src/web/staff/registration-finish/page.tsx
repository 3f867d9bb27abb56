import { CircleCheck } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-register-finish'))
}

/** What follows after an employee has written themselves down. */
export default function RegistrationFinishPage() {
  return (
    <div className="space-y-6">
      <CircleCheck aria-hidden="true" strokeWidth={1.25} className="size-12 text-positive" />
      <PageHeading title={pageTitle('staff-register-finish')} lead={m.staff_register_done()} />
      <p className="measure text-text-quiet">{m.staff_register_done_again()}</p>
    </div>
  )
}
