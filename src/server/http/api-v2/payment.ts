import type { FastifyInstance } from 'fastify'
import * as payment from '#contract/payment.ts'
import { cancelInvoice } from '#server/usecases/invoice/cancel-invoice.ts'
import { issueInvoice } from '#server/usecases/invoice/issue-invoice.ts'
import { readPayment } from '#server/usecases/invoice/read-payment.ts'
import { renderAdvanceTaxInvoice, renderInvoice } from '#server/usecases/invoice/render-invoice.ts'
import { giveUpCardPayment } from '#server/usecases/payment/give-up-card-payment.ts'
import { readCardPayment } from '#server/usecases/payment/read-card-payment.ts'
import { receiveNotice } from '#server/usecases/payment/receive-notice.ts'
import { startCardPayment } from '#server/usecases/payment/start-card-payment.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, type RouteGroup, routeGroup, routeTable } from '../route-table.ts'

const { receiveAcquirerNotice, ...asked } = payment

export const paymentRoutes = routeGroup(
  routeTable(asked, {
    readPayment,
    startCardPayment,
    giveUpCardPayment,
    readCardPayment,
    issueInvoice: bulk(issueInvoice),
    cancelInvoice,
    readInvoicePdf: capped(caps.documents, renderInvoice),
    readAdvanceTaxInvoicePdf: capped(caps.documents, renderAdvanceTaxInvoice),
  }),
)

/** The acquirer's webhook. Its adapter checks signature and shape, so the body is passed on unparsed. */
export const acquirerRoutes: RouteGroup = {
  prepare: keepBodies,
  routes: routeTable(
    { receiveAcquirerNotice },
    {
      receiveAcquirerNotice: (call, needs, { request }) => {
        const { headers, ip } = request
        return receiveNotice(
          { ...call, notice: { headers, rawBody: String(call.body), remoteAddress: ip } },
          needs,
        )
      },
    },
  ),
}

function keepBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64_000 }, (_request, body, done) =>
    done(null, body),
  )
}
