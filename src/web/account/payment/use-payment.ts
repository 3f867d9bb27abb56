import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readCompany } from '#contract/company.ts'
import { cancelInvoice, issueInvoice, readPayment, startCardPayment } from '#contract/payment.ts'
import { dashboardQueryKey } from '#web/account/dashboard/use-dashboard.ts'
import { sessionQueryKey } from '#web/account/participant/use-watched-session.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'

const paymentQueryKey = (guid: string | null) => ['payment', guid]

/** Everything the payment page shows for one participant; asked anew often enough to see a payment arrive. */
export function usePayment(guid: string | null) {
  return useQuery({
    queryKey: paymentQueryKey(guid),
    queryFn: ({ signal }) => callApi(readPayment, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: 30_000,
  })
}

/** Asks anew for everything that a change of the payment shows in. */
export function useRefreshPayment(guid: string) {
  const client = useQueryClient()
  return async () => {
    const keys = [paymentQueryKey(guid), dashboardQueryKey(guid), sessionQueryKey]
    await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })))
  }
}

/** Starts a card payment and answers with the page of the bank to go to. */
export function useStartCardPayment() {
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (given: z.input<typeof startCardPayment.body>) =>
      attempt(given, (body, idempotencyKey) => callApi(startCardPayment, { body, idempotencyKey })),
  })
}

/** Issues an invoice. */
export function useIssueInvoice() {
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (given: z.input<typeof issueInvoice.body>) =>
      attempt(given, (body, idempotencyKey) => callApi(issueInvoice, { body, idempotencyKey })),
  })
}

/** Cancels an unpaid invoice. */
export function useCancelInvoice() {
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (guid: string) =>
      attempt(guid, (_, idempotencyKey) =>
        callApi(cancelInvoice, { params: { guid }, body: {}, idempotencyKey }),
      ),
  })
}

/** Looks a company up by INN in the state register. */
export function useCompanyLookup() {
  return useMutation({
    mutationFn: (inn: string) => callApi(readCompany, { params: { inn } }),
  })
}
