import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { PaymentView } from '../../features/payment/payment-view.tsx'
import { usePayment } from '../../features/payment/use-payment.ts'
import { usePaths } from '../../features/session/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

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

/** A coordinator may open this page without being a participant; payment is kept for each person. */
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
