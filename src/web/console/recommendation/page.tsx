import { useQuery } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { readRecommendationQuality } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { QualityView } from './parts/quality-view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-recommendations'))
}

export default function RecommendationQualityPage() {
  return (
    <Permitted permission="read-survey">
      <ConsolePage title={m.page_title_organiser_recommendations()} lead={m.quality_lead()}>
        <Quality />
      </ConsolePage>
    </Permitted>
  )
}

function Quality() {
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['recommendation-quality', locale],
    queryFn: ({ signal }) => callApi(readRecommendationQuality, { signal }),
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return <QualityView quality={data} />
}
