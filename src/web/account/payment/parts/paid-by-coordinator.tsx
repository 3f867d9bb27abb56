import { type ReactNode, useState } from 'react'
import type { PaymentOverview } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type PaidByCoordinatorProps = {
  coordinator: NonNullable<PaymentOverview['coordinator']>
  /** The ways to pay, for whoever pays all the same. */
  children: ReactNode
}

/** Tells a member of a group that there is nothing to pay; the ways to pay are shown only when asked for, so that nobody pays twice. */
export function PaidByCoordinator({ coordinator, children }: PaidByCoordinatorProps) {
  const locale = useLocale()
  const [own, setOwn] = useState(false)
  return (
    <>
      <Banner
        className="max-w-168"
        tone="info"
        title={m.reason_payment_by_coordinator()}
        action={
          !own && (
            <Button size="sm" variant="secondary" onClick={() => setOwn(true)}>
              {m.payment_pay_oneself()}
            </Button>
          )
        }
      >
        {m.payment_by_coordinator_text({
          name: locale === 'en' ? coordinator.latinName : coordinator.name,
        })}
      </Banner>
      {own && children}
    </>
  )
}
