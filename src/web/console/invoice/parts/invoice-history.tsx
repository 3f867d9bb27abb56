import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useInvoiceHistory } from '../queries.ts'

/** From its issue on: what came, what was taken back or returned, by whom and when. */
export function InvoiceHistory({ guid }: { guid: string }) {
  const { data, error, refetch } = useInvoiceHistory(guid)
  return (
    <Section title={m.organiser_history()} level={3} space="none">
      {data ? (
        <HistoryList rows={data.history} linked={false} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Section>
  )
}
