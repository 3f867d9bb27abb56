import { useQuery } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { readVolunteerForm } from '#contract/volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { VolunteerForm } from './parts/volunteer-form.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('volunteer-register'))
}

/** Where somebody offers their help, without logging in; after the last day it says so. */
export default function VolunteerPage() {
  const locale = useLocale()
  const moments = useMoments()
  const { data, error, refetch } = useQuery({
    queryKey: ['volunteer-form', locale],
    queryFn: ({ signal }) => callApi(readVolunteerForm, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={pageTitle('volunteer-register')} />
  const until = moments.day(data.until)
  if (!data.open)
    return (
      <EmptyState level={1} title={m.volunteer_closed_title()} action={<SupportLine />}>
        {m.volunteer_closed_text({ until })}
      </EmptyState>
    )
  return (
    <>
      <PageHeading
        title={pageTitle('volunteer-register')}
        lead={m.volunteer_form_lead({ until })}
        className="mb-8"
      />
      <VolunteerForm today={data.today} consent={data.consent} />
    </>
  )
}
