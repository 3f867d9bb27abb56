import { useQuery } from '@tanstack/react-query'
import { type MetaDescriptor, useParams } from 'react-router'
import { readRegistration } from '#contract/staff-registration.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { failureOf } from '#web/kit/send/failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { RegistrationForm } from './parts/registration-form.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-register'))
}

/** Where an employee writes themselves down by their company's link, without logging in. */
export default function RegistrationPage() {
  const { companyGuid = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-registration', companyGuid],
    queryFn: ({ signal }) => callApi(readRegistration, { params: { companyGuid }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data)
    return (
      <>
        <PageHeading
          title={pageTitle('staff-register')}
          above={data.companyName}
          lead={m.staff_register_lead({ company: data.companyName })}
          className="mb-8"
        />
        <RegistrationForm companyGuid={companyGuid} consent={data.consent} />
      </>
    )
  if (error && failureOf(error) === 'refused')
    return (
      <EmptyState level={1} title={m.staff_register_dead_title()} action={<SupportLine />}>
        {m.staff_register_dead_text()}
      </EmptyState>
    )
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('staff-register')} />
}
