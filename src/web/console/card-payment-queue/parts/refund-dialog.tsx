import { useState } from 'react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { everybody, linesHere, linesOf, onlyChoice } from './refund-choice.ts'
import { useRefund } from './use-card-payments.ts'

type RefundDialogProps = {
  payment: CardPaymentRow
  /** Gets the names of the people who are refunded. */
  onDone: (names: string) => void
  onClose: () => void
}

const namesOf = (lines: readonly CardPaymentLine[]) => lines.map(({ name }) => name).join(', ')

/** Asks who is refunded and why, showing the sum and the people. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const locale = useLocale()
  const here = linesHere(payment)
  const [chosen, setChosen] = useState(() => onlyChoice(here))
  const lines = linesOf(here, chosen)
  const refund = useRefund(payment.guid, () => onDone(namesOf(lines)))
  return (
    <ReasonDialog
      title={m.organiser_refund_title()}
      description={m.organiser_refund_lead()}
      label={m.organiser_refund_reason()}
      hint={m.organiser_refund_reason_hint()}
      limit={500}
      danger
      submitText={m.organiser_refund()}
      pending={refund.isPending}
      error={refund.error}
      incomplete={lines.length === 0}
      onSubmit={reason =>
        refund.mutate({ reason, lineGuid: chosen === everybody ? undefined : (chosen ?? undefined) })
      }
      onClose={onClose}
    >
      {tried => (
        <>
          {here.length > 1 && (
            <RadioGroup
              label={m.organiser_refund_whose()}
              value={chosen ?? ''}
              onValueChange={setChosen}
              error={tried && chosen === null ? errorSentence('required', locale) : undefined}
              options={[
                ...here.map(each => ({
                  value: each.guid,
                  label: each.name,
                  ...(each.state === 'refundDue' && { description: m.organiser_refund_due() }),
                })),
                { value: everybody, label: m.organiser_refund_all() },
              ]}
            />
          )}
          {lines.length > 0 && <Refunded lines={lines} />}
        </>
      )}
    </ReasonDialog>
  )
}

/** How much is refunded, to whom, and what that does to their participation. */
function Refunded({ lines }: { lines: readonly CardPaymentLine[] }) {
  const kopecks = lines.reduce((sum, each) => sum + BigInt(each.amountKopecks), 0n).toString()
  return (
    <>
      <p>
        <span className="block text-2xl font-semibold">
          <Money kopecks={kopecks} />
        </span>
        {namesOf(lines)}
      </p>
      {lines.some(({ state }) => state === 'charged') && (
        <Banner tone="attention">{m.organiser_refund_of_participation()}</Banner>
      )}
    </>
  )
}
