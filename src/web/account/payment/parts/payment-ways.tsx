import { CreditCard, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PaymentOverview } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type PaymentWay, wayOf } from '../rules.ts'
import { CardForm } from './card-form.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { TogetherChoice, useTogether } from './together-choice.tsx'

type PaymentWaysProps = {
  guid: string
  overview: PaymentOverview
  onStarting: (starting: boolean) => void
}

/** Both ways to pay: side by side on a desk, one at a time on a phone; the one that the address asks for takes the focus. */
export function PaymentWays({ guid, overview, onStarting }: PaymentWaysProps) {
  const [parameters] = useSearchParams()
  const [asked] = useState(() => wayOf(parameters))
  const [way, setWay] = useState<PaymentWay | null>(asked)
  const people = useTogether(guid, overview)
  return (
    <div className="space-y-8">
      {overview.together.length > 0 && <TogetherChoice overview={overview} people={people} />}
      <RadioGroup
        className="xl:hidden"
        label={m.payment_way_label()}
        value={way ?? ''}
        onValueChange={value => setWay(value === 'card' ? 'card' : 'invoice')}
        options={[
          {
            value: 'card',
            label: m.payment_way_card(),
            description: m.payment_way_card_note(),
            icon: <CreditCard aria-hidden="true" />,
          },
          {
            value: 'invoice',
            label: m.payment_way_invoice(),
            description: m.payment_way_invoice_note(),
            icon: <FileText aria-hidden="true" />,
          },
        ]}
      />
      <div className="xl:grid xl:grid-cols-2 xl:divide-x">
        <WayPart
          chosen={way === 'card'}
          asked={asked === 'card'}
          title={m.payment_way_card()}
          note={m.payment_way_card_note()}
          className="xl:pr-10"
        >
          <CardForm guid={guid} overview={overview} people={people} onStarting={onStarting} />
        </WayPart>
        <WayPart
          chosen={way === 'invoice'}
          asked={asked === 'invoice'}
          title={m.payment_way_invoice()}
          note={m.payment_way_invoice_note()}
          className="xl:pl-10"
        >
          <InvoiceForm guid={guid} overview={overview} people={people} />
        </WayPart>
      </div>
    </div>
  )
}

type WayPartProps = {
  chosen: boolean
  /** Whether the address asked for this way. */
  asked: boolean
  title: string
  note: string
  className: string
  children: ReactNode
}

function WayPart({ chosen, asked, title, note, className, children }: WayPartProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!asked) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [asked])
  return (
    <section aria-labelledby={id} className={classNames(!chosen && 'max-xl:hidden', className)}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-text-quiet max-xl:hidden">{note}</p>
      <div className="max-xl:mt-5">{children}</div>
    </section>
  )
}
