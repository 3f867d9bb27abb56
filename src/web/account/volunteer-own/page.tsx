import { type MetaDescriptor, useParams } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { VolunteerPage } from './parts/volunteer-page.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return [...innerMeta(args, pageTitle('volunteer-own')), { name: 'referrer', content: 'no-referrer' }]
}

export default function VolunteerOwnPage() {
  const { volunteerToken = '' } = useParams()
  return <VolunteerPage key={volunteerToken} token={volunteerToken} />
}
