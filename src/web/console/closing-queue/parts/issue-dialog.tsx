import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useClosingDeeds, useClosingPreview } from '../queries.ts'

/** Shows how many papers would be issued and for how much, then issues them. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const moments = useMoments()
  const { data, error, refetch } = useClosingPreview()
  const { issue } = useClosingDeeds()
  const ready = data?.open === true && data.documents > 0
  const send = () =>
    issue.mutate(undefined, {
      onSuccess: ({ issued }) => {
        toasts.show({ title: m.closing_issued_toast({ count: issued }) })
        onClose()
      },
      onError: tellFailure,
    })
  return (
    <Dialog
      open
      sending={issue.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.closing_issue_title()}
      closeLabel={m.close()}
    >
      <div className="space-y-5">
        {error && !data ? (
          <LoadFailure error={error} onRetry={() => refetch()} />
        ) : !data ? (
          <div aria-busy="true">
            <SkeletonText lines={3} />
          </div>
        ) : !data.open ? (
          <p>{m.closing_issue_early({ day: moments.day(data.endsOn) })}</p>
        ) : data.documents === 0 ? (
          <p>{m.closing_issue_none()}</p>
        ) : (
          <>
            <p className="font-medium">
              {m.closing_issue_counts({ documents: data.documents, people: data.people })}{' '}
              {m.closing_issue_sums({
                total: formatMoney(BigInt(data.totalKopecks), locale),
                vat: formatMoney(BigInt(data.vatKopecks), locale),
              })}
            </p>
            <p>{m.closing_issue_text()}</p>
          </>
        )}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          {ready && (
            <Button loading={issue.isPending} onClick={send}>
              {m.closing_issue()}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {ready ? m.cancel() : m.close()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
