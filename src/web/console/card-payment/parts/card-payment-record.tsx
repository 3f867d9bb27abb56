import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { cardFailureWord } from '#messages/card-failure-word.ts'
import { m } from '#messages/compiled/messages.js'
import { SumAndState } from '#web/console/invoice-queue/view.tsx'
import { useLiveOwners } from '#web/console/organiser-owner/queries.ts'
import { useRecordLeave } from '#web/console/record/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { cardStandingTones, cardStandingWords } from '#web/console/screen/words.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCardPayment, useDeclineRefund } from '../queries.ts'
import { standingOf } from '../rules.ts'
import { receiptWord } from '../words.ts'
import { CardPaymentPeople } from './card-payment-people.tsx'
import { isChange, linesToAsk } from './refund-choice.ts'
import { RefundDialog } from './refund-dialog.tsx'

type Asking = { kind: 'refund' } | { kind: 'decline'; line: CardPaymentLine }

/** One card payment on its own page: what the acquirer took, for whom, and what goes back. */
export function CardPaymentRecord({ guid }: { guid: string }) {
  const query = useCardPayment(guid)
  useLiveOwners('refunds')
  const [asking, setAsking] = useState<Asking | null>(null)
  const walk = useRecordLeave('organiser-card-payment', asking !== null)
  const mayRefund = useOrganiser().may('decide-payments')
  const { data } = query
  const close = () => setAsking(null)
  return (
    <>
      <RecordPage
        presence={{ kind: 'cardPayment', guid }}
        {...walk}
        query={query}
        titleOf={payment => payment.name}
        failedTitle={m.organiser_card_payments()}
        skeleton={<SkeletonText lines={8} />}
        foot={
          data &&
          mayRefund &&
          data.status === 'succeeded' &&
          linesToAsk(data).length > 0 && (
            <div className="border-t px-4 py-3 md:px-6">
              <PageButton
                icon={Undo2}
                plain
                variant="secondary"
                onClick={() => setAsking({ kind: 'refund' })}
              >
                {isChange(linesToAsk(data)) ? m.organiser_refund_change() : m.organiser_refund()}
              </PageButton>
            </div>
          )
        }
      >
        {payment => (
          <div className="max-w-2xl space-y-8">
            <SumAndState
              kopecks={payment.capturedKopecks ?? payment.amountKopecks}
              tone={cardStandingTones[standingOf(payment)]}
              state={cardStandingWords[standingOf(payment)]()}
            />
            <CardPaymentFacts payment={payment} />
            <CardPaymentPeople
              payment={payment}
              onDecline={mayRefund ? line => setAsking({ kind: 'decline', line }) : null}
            />
          </div>
        )}
      </RecordPage>
      {data && asking?.kind === 'refund' && (
        <RefundDialog
          payment={data}
          onClose={close}
          onDone={(row, names) => {
            close()
            const waits = row.lines.some(line => line.refundWanted && !line.refundAsked)
            toasts.show({
              title: waits ? m.organiser_refund_waits() : m.organiser_refunded({ name: names }),
            })
          }}
        />
      )}
      {data && asking?.kind === 'decline' && (
        <DeclineDialog payment={data} line={asking.line} onClose={close} />
      )}
    </>
  )
}

function CardPaymentFacts({ payment }: { payment: CardPaymentRow }) {
  const moments = useMoments()
  return (
    <DefinitionList
      className="text-sm/6 [&>div]:py-2"
      items={[
        {
          term: m.organiser_acquirer_number(),
          value: orNotGiven(
            payment.providerId && <span className="tabular break-all">{payment.providerId}</span>,
          ),
        },
        {
          term: m.organiser_order_number(),
          value: <span className="tabular break-all">{payment.guid}</span>,
        },
        { term: m.organiser_started_at(), value: moments.short(payment.startedAt) },
        {
          term: m.organiser_finished_at(),
          value: orNotGiven(payment.finishedAt && moments.short(payment.finishedAt)),
        },
        ...(payment.settlementReceipt
          ? [
              {
                term: m.organiser_settlement_receipt(),
                value: receiptWord(payment.settlementReceipt, moments.short),
              },
            ]
          : []),
        ...(payment.failure
          ? [{ term: m.organiser_failure(), value: cardFailureWord(payment.failure)() }]
          : []),
      ]}
    />
  )
}

function DeclineDialog({
  payment,
  line,
  onClose,
}: {
  payment: CardPaymentRow
  line: CardPaymentLine
  onClose: () => void
}) {
  const decline = useDeclineRefund(payment.guid, onClose)
  return (
    <ReasonDialog
      title={m.organiser_refund_decline_title()}
      description={line.name}
      label={m.organiser_refund_decline_reason()}
      hint={m.organiser_refund_reason_hint()}
      limit={500}
      submitText={m.organiser_refund_decline()}
      pending={decline.isPending}
      error={decline.error}
      onSubmit={reason => decline.mutate({ lineGuid: line.guid, reason })}
      onClose={onClose}
    />
  )
}
