import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from 'react-router'
import { listRefundRequests } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'

/** Paid places whose money coordinators ask back. The refund itself is made at the payment or the invoice; with it the request ends. */
export function RefundRequestList() {
  const locale = useLocale()
  const target = useRecordTarget()
  const { data } = useQuery({
    queryKey: ['organiser', 'refund-requests'],
    queryFn: ({ signal }) => callApi(listRefundRequests, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={m.organiser_refund_requests()} space="none" small>
      <ul className="divide-y border-y text-sm">
        {data.items.map(
          ({ applicationGuid, invoiceGuid, cardPaymentGuid, name, latinName, groupName, byCard, reason }) => (
            <li key={applicationGuid} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
              <Link
                className="min-w-0 flex-1 basis-64 underline"
                {...target('organiser-application', applicationGuid)}
              >
                {[nameIn(locale, { name, latinName }), groupName].filter(Boolean).join(', ')}
              </Link>
              {reason && <span className="min-w-0 basis-64">{reason}</span>}
              <RequestSource
                text={byCard ? m.organiser_credit_by_card() : m.organiser_refund_by_invoice()}
                target={
                  cardPaymentGuid
                    ? target('organiser-card-payment', cardPaymentGuid)
                    : invoiceGuid
                      ? target('organiser-invoice', invoiceGuid)
                      : null
                }
              />
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}

type RequestSourceProps = { text: string; target: Pick<LinkProps, 'to' | 'state'> | null }

/** Where the refund is made. */
function RequestSource({ text, target }: RequestSourceProps) {
  if (!target) return <span className="text-text-quiet">{text}</span>
  return (
    <Link className="text-link" {...target}>
      {text}
    </Link>
  )
}
