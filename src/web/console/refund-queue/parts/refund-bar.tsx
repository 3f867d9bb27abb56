import { confirmCardRefund, declineCardRefund } from '#contract/organiser-finance.ts'
import type { RefundRow } from '#contract/organiser-refund.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { sumOf } from '#web/console/invoice-queue/rules.ts'
import { Money, TotalSum } from '#web/console/invoice-queue/view.tsx'
import { useOwnerActs } from '#web/console/organiser-owner/queries.ts'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { refundsByAct, type WaitingRefund, waitingRefund } from '../rules.ts'

type RefundBarProps = { refunds: readonly RefundRow[]; onDone: (done: ReadonlySet<string>) => void }

const amountsOf = (rows: readonly RefundRow[]) => sumOf(rows.map(({ amountKopecks }) => amountKopecks))

/** Confirms the ticked refunds that colleagues asked for, drops requests, or takes them to settle later. */
export function RefundBar({ refunds, onDone }: RefundBarProps) {
  const confirm = useSend(
    confirmCardRefund,
    ({ guid, cardPaymentGuid, amountKopecks, askedAt }: WaitingRefund) => ({
      params: { guid: cardPaymentGuid },
      body: { lineGuid: guid, amountKopecks, askedAt },
    }),
  )
  const decline = useSend(
    declineCardRefund,
    ({ row: { guid, cardPaymentGuid }, reason }: { row: WaitingRefund; reason: string }) => ({
      params: { guid: cardPaymentGuid },
      body: { lineGuid: guid, reason },
    }),
  )
  const ownerActs = useOwnerActs('refunds', refunds)
  const { confirmable, declinable } = refundsByAct(refunds)
  return (
    <TickedActs
      ticked={refunds}
      idOf={row => row.guid}
      nameOf={row => row.name ?? m.refund_of_nobody()}
      detailOf={row => <RefundAsked row={row} />}
      onDone={onDone}
      acts={[
        {
          key: 'confirm',
          title: m.refund_confirm_many({ count: confirmable.length }),
          lead: m.refund_confirm_many_lead(),
          summary: <TotalSum kopecks={amountsOf(confirmable)} />,
          rows: confirmable,
          detailOf: row => (
            <>
              <RefundAsked row={row} />
              {row.ofParticipation && <p className="text-text-quiet">{m.refund_of_participation()}</p>}
            </>
          ),
          left: [{ count: declinable.length - confirmable.length, text: m.refund_left_own() }],
          danger: true,
          submitText: m.refund_confirm_several(),
          doneText: m.refund_confirmed_many,
          act: row => confirm.mutateAsync(waitingRefund(row)),
        },
        {
          key: 'decline',
          title: m.refund_decline_many({ count: declinable.length }),
          lead: m.refund_decline_many_lead(),
          summary: <TotalSum kopecks={amountsOf(declinable)} />,
          rows: declinable,
          reason: {
            label: m.organiser_refund_decline_reason(),
            hint: m.organiser_refund_reason_hint(),
            limit: 500,
          },
          submitText: m.organiser_refund_decline(),
          doneText: m.refund_declined_many,
          act: (row, { reason }) => decline.mutateAsync({ row: waitingRefund(row), reason }),
        },
        ...ownerActs,
      ]}
    />
  )
}

/** How much, who asked for it and why. */
function RefundAsked({ row: { amountKopecks, askedBy, reason } }: { row: RefundRow }) {
  const locale = useLocale()
  return (
    <>
      <p className="text-text-quiet">
        <Money kopecks={amountKopecks} />
        {askedBy && `\u00a0· ${m.organiser_refund_asked_by({ by: colleagueName(locale, askedBy) })}`}
      </p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
    </>
  )
}
