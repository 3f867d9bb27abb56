import type { FastifyInstance } from 'fastify'
import {
  cancelInvoice as cancelRoute,
  readCardPayment as cardRoute,
  issueInvoice as issueRoute,
  readAdvanceTaxInvoicePdf,
  readInvoicePdf,
  readPayment as readRoute,
  receiveAcquirerNotice,
  startCardPayment as startRoute,
} from '#contract/payment.ts'
import type { Services } from '../../services.ts'
import { cancelInvoice } from '../../usecases/invoice/close-invoice.ts'
import { issueInvoice } from '../../usecases/invoice/issue-invoice.ts'
import { readPayment } from '../../usecases/invoice/read-payment.ts'
import { renderAdvanceTaxInvoice, renderInvoice } from '../../usecases/invoice/render-invoice.ts'
import { readCardPayment } from '../../usecases/payment/read-card-payment.ts'
import { receiveNotice } from '../../usecases/payment/receive-notice.ts'
import { startCardPayment } from '../../usecases/payment/start-card-payment.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) => readPayment(services, actor, params.guid))
  mountRoute(app, services, startRoute, ({ actor, facts, body }) =>
    startCardPayment(services, actor, facts, body),
  )
  mountRoute(app, services, cardRoute, ({ params }) => readCardPayment(services, params.callbackGuid))
  mountRoute(app, services, issueRoute, ({ actor, facts, body }) =>
    issueInvoice(services, actor, facts, body),
  )
  mountRoute(app, services, cancelRoute, ({ actor, facts, params }) =>
    cancelInvoice(services, actor, facts, params.guid),
  )
  const limitDocuments = createActorCap(caps.documents)
  mountRoute(app, services, readInvoicePdf, async ({ actor, params, query }) => {
    limitDocuments(actor)
    return renderInvoice(services, actor, params.guid, query.locale)
  })
  mountRoute(app, services, readAdvanceTaxInvoicePdf, async ({ actor, params }) => {
    limitDocuments(actor)
    return renderAdvanceTaxInvoice(services, actor, params.guid)
  })
  app.register(async webhook => {
    // The acquirer's signature and shape are its adapter's business: the body stays as it came.
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64_000 }, (_request, body, done) =>
      done(null, body),
    )
    mountRoute(webhook, services, receiveAcquirerNotice, ({ request, body }) =>
      receiveNotice(services, { headers: request.headers, rawBody: String(body), remoteAddress: request.ip }),
    )
  })
}
