import type { FastifyInstance } from 'fastify'
import * as application from '#contract/organizer-application.ts'
import * as console from '#contract/organizer-console.ts'
import * as finance from '#contract/organizer-finance.ts'
import * as passport from '#contract/organizer-passport.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { acceptPhotograph } from '../../usecases/application/accept-photograph.ts'
import { listApplications } from '../../usecases/application/list-applications.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { requestPhotograph } from '../../usecases/application/request-photograph.ts'
import { resendByOrganiser } from '../../usecases/application/resend-by-organiser.ts'
import { waivePayment } from '../../usecases/application/waive-payment.ts'
import { moveClock, readClock } from '../../usecases/console/move-clock.ts'
import { readConsole } from '../../usecases/console/read-console.ts'
import { listDecisions } from '../../usecases/decision/list-decisions.ts'
import { previewDecision } from '../../usecases/decision/preview-decision.ts'
import { recallDecision } from '../../usecases/decision/recall-decision.ts'
import { releaseDecision } from '../../usecases/decision/release-decision.ts'
import { sendDecisionNow } from '../../usecases/decision/send-decision-now.ts'
import { listGroups } from '../../usecases/group/list-groups.ts'
import { cancelInvoice, markInvoicePaid } from '../../usecases/invoice/close-invoice.ts'
import { listInvoices } from '../../usecases/invoice/list-invoices.ts'
import { decidePassport } from '../../usecases/passport/decide-passport.ts'
import { listPassports } from '../../usecases/passport/list-passports.ts'
import { openPassportForCheck } from '../../usecases/passport/open-passport-for-check.ts'
import { listCardPayments } from '../../usecases/payment/list-card-payments.ts'
import { refundCardPayment } from '../../usecases/payment/refund-card-payment.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'

export function organizerRoutes(app: FastifyInstance, services: Services): void {
  applicationRoutes(app, services)
  passportRoutes(app, services)
  financeRoutes(app, services)
  consoleRoutes(app, services)
}

function applicationRoutes(app: FastifyInstance, services: Services): void {
  const limitSearch = createActorCap(caps.searches)
  const limitPreviews = createActorCap(caps.previews)
  mountRoute(app, services, application.listGroups, () => listGroups(services))
  mountRoute(app, services, application.listApplications, async ({ actor, query }) => {
    if (query.q) limitSearch(actor)
    return listApplications(services, query)
  })
  mountRoute(app, services, application.readApplication, ({ actor, params }) =>
    readApplication(services, actor, params.guid),
  )
  mountRoute(app, services, application.previewDecision, async ({ actor, facts, body }) => {
    limitPreviews(actor)
    return previewDecision(services, facts, body)
  })
  mountRoute(app, services, application.releaseDecision, ({ actor, facts, body }) =>
    releaseDecision(services, actor, facts, body),
  )
  mountRoute(app, services, application.listDecisions, () => listDecisions(services))
  mountRoute(app, services, application.recallDecision, ({ actor, facts, params }) =>
    recallDecision(services, actor, facts, params.guid),
  )
  mountRoute(app, services, application.sendDecisionNow, ({ actor, facts, params }) =>
    sendDecisionNow(services, actor, facts, params.guid),
  )
  mountRoute(app, services, application.acceptPhotograph, ({ actor, facts, params, body }) =>
    acceptPhotograph(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, application.requestPhotograph, ({ actor, facts, params, body }) =>
    requestPhotograph(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, application.resendConfirmationLink, ({ actor, facts, params }) =>
    resendByOrganiser(services, actor, facts, params.guid),
  )
  mountRoute(app, services, application.waivePayment, ({ actor, facts, params, body }) =>
    waivePayment(services, actor, facts, params.guid, body.reason),
  )
}

function passportRoutes(app: FastifyInstance, services: Services): void {
  const limitSearch = createActorCap(caps.searches)
  mountRoute(app, services, passport.listPassports, async ({ actor, query }) => {
    if (query.q) limitSearch(actor)
    return listPassports(services, query)
  })
  mountRoute(app, services, passport.openPassport, ({ actor, facts, params }) =>
    openPassportForCheck(services, actor, facts, params.guid),
  )
  mountRoute(app, services, passport.decidePassport, ({ actor, facts, params, body }) =>
    decidePassport(services, actor, facts, params.guid, body),
  )
}

function financeRoutes(app: FastifyInstance, services: Services): void {
  const limitSearch = createActorCap(caps.searches)
  mountRoute(app, services, finance.listInvoices, async ({ actor, query }) => {
    if (query.q) limitSearch(actor)
    return listInvoices(services, query)
  })
  mountRoute(app, services, finance.markInvoicePaid, ({ actor, facts, params, body }) =>
    markInvoicePaid(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, finance.voidInvoice, ({ actor, facts, params }) =>
    cancelInvoice(services, actor, facts, params.guid),
  )
  mountRoute(app, services, finance.listCardPayments, async ({ actor, query }) => {
    if (query.q) limitSearch(actor)
    return listCardPayments(services, query)
  })
  mountRoute(app, services, finance.refundCardPayment, ({ actor, facts, params, body }) =>
    refundCardPayment(services, actor, facts, params.guid, body),
  )
}

function consoleRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, console.readConsole, ({ actor }) => readConsole(services, actor))
  mountRoute(app, services, console.readClock, async () => readClock(services))
  mountRoute(app, services, console.moveClock, ({ actor, facts, body }) =>
    moveClock(services, actor, facts, new Date(body.now)),
  )
  mountRoute(app, services, console.listFailedJobs, async () => {
    const items = await services.jobs.listFailed()
    return { items: items.map(job => ({ ...job, failedAt: job.failedAt?.toISOString() ?? null })) }
  })
  mountRoute(app, services, console.retryFailedJob, async ({ params }) =>
    (await services.jobs.retryFailed(params.id)) ? null : refuse('not_found'),
  )
}
