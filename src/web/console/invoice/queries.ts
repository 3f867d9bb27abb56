import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type InvoiceRow,
  markInvoicePaid,
  readInvoice,
  readInvoiceHistory,
  refundInvoice,
  reverseInvoicePayment,
  voidInvoice,
} from '#contract/organiser-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const invoiceKey = (guid: string) => ['organiser', 'invoices', 'one', guid]

export function useInvoice(guid: string) {
  return useQuery({
    queryKey: invoiceKey(guid),
    queryFn: ({ signal }) => callApi(readInvoice, { params: { guid }, signal }),
  })
}

export function useInvoiceHistory(guid: string) {
  return useQuery({
    queryKey: [...invoiceKey(guid), 'history'],
    queryFn: ({ signal }) => callApi(readInvoiceHistory, { params: { guid }, signal }),
  })
}

/** After each act everything of the console is read again: its sums stand on several pages. */
function useAfterAct(guid: string, onDone: (row: InvoiceRow) => void) {
  const client = useQueryClient()
  return {
    onSuccess(row: InvoiceRow) {
      client.setQueryData(invoiceKey(guid), row)
      onDone(row)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  }
}

export type Booking = { paidOn: string; paymentOrderNumber: string; amountKopecks: string }

export function useMarkPaid(guid: string, onDone: (row: InvoiceRow) => void) {
  return useSend(markInvoicePaid, (body: Booking) => ({ params: { guid }, body }), useAfterAct(guid, onDone))
}

export function useVoidInvoice(guid: string, onDone: (row: InvoiceRow) => void) {
  return useSend(voidInvoice, () => ({ params: { guid }, body: {} }), useAfterAct(guid, onDone))
}

export function useReverse(
  { guid, paymentGuid }: { guid: string; paymentGuid: string },
  onDone: (row: InvoiceRow) => void,
) {
  return useSend(
    reverseInvoicePayment,
    (reason: string) => ({ params: { guid, paymentGuid }, body: { reason } }),
    useAfterAct(guid, onDone),
  )
}

export type SendingBack = {
  lineGuid?: string | undefined
  returnedOn: string
  paymentOrderNumber: string
  amountKopecks: string
  reason: string
}

export function useInvoiceRefund(guid: string, onDone: (row: InvoiceRow) => void) {
  return useSend(
    refundInvoice,
    (body: SendingBack) => ({ params: { guid }, body }),
    useAfterAct(guid, onDone),
  )
}
