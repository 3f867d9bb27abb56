import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnFactors } from './parts/own-factors.tsx'
import { useOwnFactors } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-own-login'))
}

export default function OwnLoginPage() {
  return (
    <ConsolePage title={m.own_login_title()} lead={m.own_login_lead()}>
      <OwnLogin />
    </ConsolePage>
  )
}

function OwnLogin() {
  const { data, error, refetch } = useOwnFactors()
  if (data) return <OwnFactors own={data} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true" className="max-w-3xl space-y-6">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
