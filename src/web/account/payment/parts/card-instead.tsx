import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PaymentOverview } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { wayOf } from '../rules.ts'
import { CardForm } from './card-form.tsx'

type CardInsteadProps = {
  guid: string
  overview: PaymentOverview
  onStarting: (starting: boolean) => void
}

/** Pays by card what an invoice was issued for; the charge closes the invoice. */
export function CardInstead(props: CardInsteadProps) {
  const [parameters] = useSearchParams()
  // Whoever tries again after a refused card comes for this form.
  const [open, setOpen] = useState(() => wayOf(parameters) === 'card')
  if (!open)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.payment_card_instead_open()}
      </Button>
    )
  return <CardSection {...props} />
}

function CardSection(props: CardInsteadProps) {
  const start = useRef<HTMLDivElement>(null)
  // The button that opened it is gone, and whoever comes back from the bank would see the invoice above.
  useEffect(() => {
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={start} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Section space="none" title={m.payment_way_card()}>
        <p className="mb-5 text-text-quiet">{m.payment_card_instead_text()}</p>
        <CardForm {...props} />
      </Section>
    </div>
  )
}
