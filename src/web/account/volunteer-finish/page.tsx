import { CircleCheck } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('volunteer-finish'))
}

/** What follows after a form was sent. It says the same to whoever was here already. */
export default function VolunteerFinishPage() {
  return (
    <div className="space-y-6">
      <CircleCheck aria-hidden="true" strokeWidth={1.25} className="size-12 text-positive" />
      <PageHeading title={pageTitle('volunteer-finish')} lead={m.volunteer_done()} />
      <p className="measure text-text-quiet">{m.volunteer_done_again()}</p>
      <SupportLine />
    </div>
  )
}
