import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PaymentView } from './parts/payment-view.tsx'
import { usePayment } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-payment'))
}

export default function PaymentPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = usePayment(guid)
  if (!guid) return <NobodyChosen />
  if (data) return <PaymentView key={guid} guid={guid} overview={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-payment')} />
}

/** A coordinator may have no participant, and payment belongs to a person. */
function NobodyChosen() {
  const to = usePaths()
  return (
    <>
      <PageHeading title={pageTitle('account-payment')} />
      <EmptyState
        title={m.payment_choose_title()}
        action={
          <Button asChild>
            <Link to={to('login-select-user')}>{m.payment_choose_action()}</Link>
          </Button>
        }
      >
        {m.payment_choose_text()}
      </EmptyState>
    </>
  )
}
