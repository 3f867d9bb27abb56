import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { usePageFoot } from '#web/kit/list/use-page-foot.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConsolePage } from './console-page.tsx'
import { LoadFailure } from './load-failure.tsx'

type RecordPageProps<Data> = {
  /** The list it belongs to. */
  list: To
  listText: string
  /** The record as its query has it. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  titleOf: (data: Data) => string
  /** The heading when it did not load. */
  failedTitle: string
  skeleton: ReactNode
  /** The whole width, for what is compared side by side. */
  wide?: boolean
  /** Stays at the foot: what can be done. */
  foot?: ReactNode
  children: (data: Data) => ReactNode
}

/** A record of a queue on a page of its own: the way back, the record, and what can be done always at the foot. */
export function RecordPage<Data>({ query, list, wide = false, foot, ...props }: RecordPageProps<Data>) {
  const { data, error } = query
  const footBar = usePageFoot()
  return (
    <div className="flex min-h-full flex-col max-lg:flex-1 lg:h-full">
      <div className="relative flex-1 lg:min-h-0 lg:overflow-y-auto">
        <ConsolePage
          wide={wide}
          above={
            <Link to={list} className="text-link inline-flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {props.listText}
            </Link>
          }
          title={data ? props.titleOf(data) : error ? props.failedTitle : <Skeleton className="h-7 w-64" />}
        >
          {data ? (
            props.children(data)
          ) : error ? (
            <LoadFailure error={error} onRetry={() => query.refetch()} />
          ) : (
            props.skeleton
          )}
        </ConsolePage>
      </div>
      <div ref={footBar} className="sticky bottom-0 z-30 bg-raised lg:static">
        {foot}
      </div>
    </div>
  )
}
