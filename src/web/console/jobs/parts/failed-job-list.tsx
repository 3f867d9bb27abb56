import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RotateCw } from 'lucide-react'
import { listFailedJobs, retryFailedJob } from '#contract/organiser-console.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { type CallOutput, callApi } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { causeWord, jobWord } from '../words.ts'

/** On a phone the name carries what these columns hold, so that the button beside it is in sight. */
const onDesk = 'max-md:hidden'

type FailedJob = CallOutput<typeof listFailedJobs>['items'][number]

/** Jobs that gave up, each with a way to try it again. */
export function FailedJobList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['organiser', 'failed-jobs'],
    queryFn: ({ signal }) => callApi(listFailedJobs, { signal }),
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (data?.items.length === 0)
    return (
      <EmptyState
        picture={<CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-6" />}
        title={m.organiser_jobs_none()}
      >
        {m.organiser_jobs_none_text()}
      </EmptyState>
    )
  return (
    <DataTable caption={m.organiser_jobs()} aria-busy={!data}>
      <thead>
        <tr>
          <HeadCell sticky>{m.organiser_job_queue()}</HeadCell>
          <HeadCell className={onDesk}>{m.organiser_job_failed_at()}</HeadCell>
          <HeadCell className={onDesk}>{m.organiser_job_cause()}</HeadCell>
          <HeadCell className={onDesk} alignTo="end">
            {m.organiser_job_attempts()}
          </HeadCell>
          <HeadCell>{m.organiser_action()}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {data ? (
          data.items.map(job => <JobRow key={job.id} job={job} />)
        ) : (
          <SkeletonRows rows={5} columns={5} />
        )}
      </tbody>
    </DataTable>
  )
}

function JobRow({ job }: { job: FailedJob }) {
  const client = useQueryClient()
  const moments = useMoments()
  const retry = useSend(retryFailedJob, () => ({ params: { id: job.id }, body: {} }), {
    onSuccess: () =>
      toasts.show({
        title: m.organiser_job_retried({ queue: jobWord(job.queue) }),
      }),
    onError: error =>
      toasts.show(
        error instanceof ApiError && error.status === 404
          ? { tone: 'info', title: m.organiser_job_gone() }
          : { tone: 'negative', title: m.organiser_job_retry_failed(), description: error.message },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
  const failedAt = job.failedAt ? moments.moment(job.failedAt) : '—'
  return (
    <Row>
      <RowHeader>
        <span className="block">{jobWord(job.queue)}</span>
        <span className="block font-normal md:hidden">{causeWord(job.cause)}</span>
        <span className="block text-sm font-normal text-text-quiet md:hidden">{failedAt}</span>
        <span className="block max-w-40 truncate text-xs font-normal text-text-quiet">{job.id}</span>
      </RowHeader>
      <Cell className={`tabular ${onDesk}`}>{failedAt}</Cell>
      <Cell className={onDesk}>{causeWord(job.cause)}</Cell>
      <Cell className={onDesk} alignTo="end">
        {job.attempts}
      </Cell>
      <Cell>
        <PageButton
          icon={RotateCw}
          plain
          ofRow
          about={[jobWord(job.queue), failedAt].join(', ')}
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          aria-label={m.organiser_job_retry_of({ queue: jobWord(job.queue) })}
          onClick={() => retry.mutate()}
        >
          {m.retry()}
        </PageButton>
      </Cell>
    </Row>
  )
}
