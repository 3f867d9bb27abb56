import type { MetaDescriptor } from 'react-router'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { VolunteerReview } from './parts/volunteer-review.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-volunteer-review'))
}

export default function VolunteerReviewPage() {
  return (
    <Permitted permission="read-staff">
      <VolunteerReview />
    </Permitted>
  )
}
