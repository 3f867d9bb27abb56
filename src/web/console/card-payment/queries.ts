import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CardPaymentRow,
  confirmCardRefund,
  declineCardRefund,
  readCardPaymentRecord,
  refundCardPayment,
} from '#contract/organiser-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const recordKey = (guid: string) => ['organiser', 'card-payments', 'one', guid]

export function useCardPayment(guid: string) {
  return useQuery({
    queryKey: recordKey(guid),
    queryFn: ({ signal }) => callApi(readCardPaymentRecord, { params: { guid }, signal }),
  })
}

function useAfterAct(guid: string, onDone: (row: CardPaymentRow) => void) {
  const client = useQueryClient()
  return {
    onSuccess(row: CardPaymentRow) {
      client.setQueryData(recordKey(guid), row)
      onDone(row)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  }
}

export type RefundWish = {
  reason: string
  lineGuid?: string | undefined
  amountKopecks?: string | undefined
}

/** Sends an idempotency key, so that the money is refunded only once. */
export function useRefund(guid: string, onDone: (row: CardPaymentRow) => void) {
  return useSend(
    refundCardPayment,
    (body: RefundWish) => ({ params: { guid }, body }),
    useAfterAct(guid, onDone),
  )
}

export function useConfirmRefund(guid: string, onDone: (row: CardPaymentRow) => void) {
  return useSend(
    confirmCardRefund,
    (body: { lineGuid: string; amountKopecks: string; askedAt: string }) => ({ params: { guid }, body }),
    useAfterAct(guid, onDone),
  )
}

export function useDeclineRefund(guid: string, onDone: (row: CardPaymentRow) => void) {
  return useSend(
    declineCardRefund,
    (body: { lineGuid: string; reason: string }) => ({ params: { guid }, body }),
    useAfterAct(guid, onDone),
  )
}
