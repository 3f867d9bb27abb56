import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/section/support-section.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type PaymentClosedProps = {
  because: 'application' | 'security'
  children: ReactNode
}

/** Why there is nothing to pay yet, and what happens before there is. */
export function PaymentClosed({ because, children }: PaymentClosedProps) {
  const to = usePaths()
  const words =
    because === 'application'
      ? {
          title: m.payment_closed_application_title(),
          text: m.payment_closed_application(),
        }
      : {
          title: m.payment_closed_security_title(),
          text: m.payment_closed_security(),
        }
  return (
    <>
      <Banner tone="info" title={words.title}>
        {words.text}
      </Banner>
      {children}
      {because === 'security' && <SupportContacts />}
      <Button asChild variant="secondary">
        <Link to={to('account')}>{m.payment_closed_home()}</Link>
      </Button>
    </>
  )
}
