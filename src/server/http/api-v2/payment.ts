import type { FastifyInstance } from 'fastify'
import * as payment from '#contract/payment.ts'
import { cancelInvoice } from '../../usecases/invoice/close-invoice.ts'
import { issueInvoice } from '../../usecases/invoice/issue-invoice.ts'
import { readPayment } from '../../usecases/invoice/read-payment.ts'
import { renderAdvanceTaxInvoice, renderInvoice } from '../../usecases/invoice/render-invoice.ts'
import { readCardPayment } from '../../usecases/payment/read-card-payment.ts'
import { receiveNotice } from '../../usecases/payment/receive-notice.ts'
import { startCardPayment } from '../../usecases/payment/start-card-payment.ts'
import { caps } from '../actor-cap.ts'
import { capped, type RouteGroup, routeGroup, routeTable } from '../route-table.ts'

const { receiveAcquirerNotice, ...asked } = payment

export const paymentRoutes = routeGroup(
  routeTable(asked, {
    readPayment: ({ actor, params }, services) => readPayment(services, actor, params.guid),
    startCardPayment: ({ actor, facts, body }, services) => startCardPayment(services, actor, facts, body),
    readCardPayment: ({ params }, services) => readCardPayment(services, params.callbackGuid),
    issueInvoice: ({ actor, facts, body }, services) => issueInvoice(services, actor, facts, body),
    cancelInvoice: ({ actor, facts, params }, services) => cancelInvoice(services, actor, facts, params.guid),
    readInvoicePdf: capped(caps.documents, ({ actor, params, query }, services) =>
      renderInvoice(services, actor, params.guid, query.locale),
    ),
    readAdvanceTaxInvoicePdf: capped(caps.documents, ({ actor, params }, services) =>
      renderAdvanceTaxInvoice(services, actor, params.guid),
    ),
  }),
)

/** What the acquirer tells. Its signature and shape are its adapter's business: the body stays as it came. */
export const acquirerRoutes: RouteGroup = {
  prepare: keepBodies,
  routes: routeTable(
    { receiveAcquirerNotice },
    {
      receiveAcquirerNotice: ({ body }, services, { request }) =>
        receiveNotice(services, {
          headers: request.headers,
          rawBody: String(body),
          remoteAddress: request.ip,
        }),
    },
  ),
}

function keepBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64_000 }, (_request, body, done) =>
    done(null, body),
  )
}
