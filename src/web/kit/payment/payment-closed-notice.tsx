import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'

/** Why there is nothing to pay yet. */
export function PaymentClosedNotice({ because }: { because: 'application' | 'security' }) {
  return because === 'application' ? (
    <Banner tone="info" title={m.payment_closed_application_title()}>
      {m.payment_closed_application()}
    </Banner>
  ) : (
    <Banner tone="info" title={m.payment_closed_security_title()}>
      {m.payment_closed_security()}
    </Banner>
  )
}
