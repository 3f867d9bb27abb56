import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RefundRow } from '#contract/organiser-refund.ts'
import type { RefundSort, RefundState } from '#domain/payment/refund-state.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { refundKindWords, refundStateWords } from '#messages/refund-word.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { OwnerName } from '#web/console/organiser-owner/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { ApplicantName } from '#web/console/record/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { Tone } from '#web/ui/tone.ts'

const refundTones: Record<RefundState, Tone> = {
  due: 'attention',
  unconfirmed: 'attention',
  sent: 'info',
  done: 'positive',
}

type RefundColumnsOptions = { sort: RefundSort; onSort: (sort: RefundSort) => void }

export function useRefundColumns({ sort, onSort }: RefundColumnsOptions) {
  const moments = useMoments()
  const locale = useLocale()
  return useMemo((): ListColumn<RefundRow>[] => {
    const order = { sort, onSort }
    const colleague = (name: string | null) => (name ? colleagueName(locale, name) : '—')
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          // It goes on in another line, so that the table never outgrows a desk.
          <span className="block max-w-52 min-w-40 whitespace-normal print:max-w-none print:min-w-0">
            <RefundPerson row={row} />
          </span>
        ),
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        alignTo: 'end',
        ...sortedColumn(order, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        cell: row => <Money kopecks={row.amountKopecks} />,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <RefundStanding row={row} wraps />,
      },
      {
        key: 'at',
        head: m.refund_column_at(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular whitespace-nowrap">{moments.short(row.at)}</span>,
      },
      {
        key: 'owner',
        roomy: 'wide',
        head: m.organiser_column_owner(),
        ...sortedColumn(order, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        cell: row => <OwnerName owner={row.owner} />,
      },
      {
        key: 'age',
        head: m.organiser_column_waiting(),
        roomy: 'wide',
        ...sortedColumn(order, { ascending: 'shortestWait', descending: 'longestWait' }, 'descending'),
        cell: row => <WaitingAge what="refunds" since={row.since} />,
      },
      {
        key: 'kind',
        head: m.refund_column_kind(),
        // The payment beside it shows the way as well, and the list has to fit a desk.
        usual: false,
        ...sortedColumn(order, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
        cell: row => refundKindWords[row.kind](),
      },
      {
        key: 'source',
        head: m.refund_column_source(),
        ...sortedColumn(order, { ascending: 'source', descending: 'sourceDown' }, 'descending'),
        cell: row => <RefundSource row={row} />,
      },
      {
        key: 'askedBy',
        head: m.refund_column_asked_by(),
        usual: false,
        ...sortedColumn(order, { ascending: 'askedBy', descending: 'askedByDown' }, 'ascending'),
        cell: row => colleague(row.askedBy),
      },
      {
        key: 'madeBy',
        head: m.refund_column_made_by(),
        usual: false,
        ...sortedColumn(order, { ascending: 'madeBy', descending: 'madeByDown' }, 'ascending'),
        cell: row => colleague(row.madeBy),
      },
      {
        key: 'reason',
        head: m.audit_column_reason(),
        roomy: true,
        printed: true,
        fluid: 'wrap',
        cell: row => (
          <span className="line-clamp-2 text-text-quiet wrap-break-word whitespace-normal print:line-clamp-none">
            {row.reason ?? '—'}
          </span>
        ),
      },
      {
        key: 'bankNumber',
        head: m.refund_column_bank_number(),
        usual: false,
        ...sortedColumn(order, { ascending: 'bankNumber', descending: 'bankNumberDown' }, 'ascending'),
        cell: row => <span className="tabular text-text-quiet">{row.bankNumber ?? '—'}</span>,
      },
    ]
  }, [moments, locale, sort, onSort])
}

export function RefundStanding({ row, wraps = false }: { row: RefundRow; wraps?: boolean }) {
  return (
    <StatusWord tone={refundTones[row.state]} wraps={wraps}>
      {refundStateWords[row.state]()}
    </StatusWord>
  )
}

/** Whose place the money paid for, as a link for those who may read applications. */
export function RefundPerson({ row }: { row: RefundRow }) {
  if (row.name === null) return <span className="text-text-quiet">{m.refund_of_nobody()}</span>
  if (!row.applicationGuid) return row.name
  return <ApplicantName applicationGuid={row.applicationGuid} name={row.name} />
}

/** The payment or the invoice at which the refund is made. */
export function RefundSource({ row }: { row: RefundRow }) {
  const target = useRecordTarget()
  if (row.invoice)
    return (
      <Link
        {...target('organiser-invoice', row.invoice.guid)}
        className="text-link tabular inline-flex min-h-6 items-center whitespace-nowrap print:whitespace-normal"
      >
        {m.organiser_history_invoice({ number: row.invoice.number })}
      </Link>
    )
  if (!row.cardPaymentGuid) return '—'
  return (
    <Link
      {...target('organiser-card-payment', row.cardPaymentGuid)}
      className="text-link inline-flex min-h-6 items-center whitespace-nowrap print:whitespace-normal"
    >
      {m.organiser_history_card_payment()}
    </Link>
  )
}
