import { UpdateList } from '#web/kit/update/update-list.tsx'
import { useMarkUpdateRead, useUpdates } from './queries.ts'

/** The important updates of one participant. */
export function PersonUpdates({ participant }: { participant: string }) {
  const { data, error, refetch } = useUpdates(participant)
  const { mutate } = useMarkUpdateRead(participant)
  return (
    <UpdateList updates={data} error={error} onRetry={() => void refetch()} onRead={guid => mutate(guid)} />
  )
}
