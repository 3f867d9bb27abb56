import type { ReactNode } from 'react'
import type { StaffGuide } from '#contract/staff-guide.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useStaffGuide } from './queries.ts'

type GuidePageProps<Part extends keyof StaffGuide> = {
  part: Part
  title: string
  lead: string
  /** While the editors have published nothing. */
  none: { title: string; text: string }
  children: (items: StaffGuide[Part]) => ReactNode
}

/** One part of what a company has to know of the site, with what is shown while it is read, missing or empty. */
export function GuidePage<Part extends keyof StaffGuide>(props: GuidePageProps<Part>) {
  const { part, title, lead, none, children } = props
  const { data, error, refetch } = useStaffGuide()
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={title} />
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeading title={title} lead={lead} />
      {data[part].length === 0 ? (
        <EmptyState title={none.title}>{none.text}</EmptyState>
      ) : (
        children(data[part])
      )}
    </div>
  )
}
