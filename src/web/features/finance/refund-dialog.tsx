import { useState } from 'react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organizer-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '../../ui/banner.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ReasonDialog } from '../form/reason-dialog.tsx'
import { Money } from './money.tsx'
import { useRefund } from './use-card-payments.ts'

type RefundDialogProps = {
  payment: CardPaymentRow
  onDone: (row: CardPaymentRow) => void
  onClose: () => void
}

const isHere = ({ state }: CardPaymentLine) => state === 'charged' || state === 'refundDue'

/** Asks whose money goes back and why, with the sum and the people in sight; what is due back is chosen beforehand. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const refund = useRefund(payment.guid, onDone)
  const here = payment.lines.filter(isHere)
  const [chosen, setChosen] = useState(() => (here.find(line => line.state === 'refundDue') ?? here[0])?.guid)
  const line = here.find(({ guid }) => guid === chosen)
  const lines = line ? [line] : here
  const kopecks = lines.reduce((sum, each) => sum + BigInt(each.amountKopecks), 0n).toString()
  return (
    <ReasonDialog
      title={m.organizer_refund_title()}
      description={m.organizer_refund_lead()}
      label={m.organizer_refund_reason()}
      hint={m.organizer_refund_reason_hint()}
      limit={500}
      danger
      submitText={m.organizer_refund()}
      pending={refund.isPending}
      error={refund.error}
      onSubmit={reason => refund.mutate({ reason, lineGuid: line?.guid })}
      onClose={onClose}
    >
      <p>
        <span className="block text-2xl font-semibold">
          <Money kopecks={kopecks} />
        </span>
        {lines.map(({ name }) => name).join(', ')}
      </p>
      {here.length > 1 && (
        <RadioGroup
          label={m.organizer_refund_whose()}
          value={line?.guid ?? 'all'}
          onValueChange={setChosen}
          options={[
            ...here.map(each => ({
              value: each.guid,
              label: each.name,
              ...(each.state === 'refundDue' && { description: m.organizer_refund_due() }),
            })),
            { value: 'all', label: m.organizer_refund_all() },
          ]}
        />
      )}
      {lines.some(({ state }) => state === 'charged') && (
        <Banner tone="attention">{m.organizer_refund_of_participation()}</Banner>
      )}
    </ReasonDialog>
  )
}
