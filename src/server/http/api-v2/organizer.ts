import * as organizerApplication from '#contract/organizer-application.ts'
import * as organizerConsole from '#contract/organizer-console.ts'
import * as organizerFinance from '#contract/organizer-finance.ts'
import * as organizerPassport from '#contract/organizer-passport.ts'
import { refuse } from '../../refuse.ts'
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
import { caps } from '../actor-cap.ts'
import { capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const organizerRoutes = routeGroup(
  routeTable(organizerApplication, {
    listGroups,
    listApplications: searching(listApplications),
    readApplication,
    previewDecision: capped(caps.previews, previewDecision),
    releaseDecision,
    listDecisions,
    recallDecision: ({ actor, facts, params }, services) =>
      recallDecision(services, actor, facts, params.guid),
    sendDecisionNow: ({ actor, facts, params }, services) =>
      sendDecisionNow(services, actor, facts, params.guid),
    acceptPhotograph: ({ actor, facts, params, body }, services) =>
      acceptPhotograph(services, actor, facts, params.guid, body),
    requestPhotograph: ({ actor, facts, params, body }, services) =>
      requestPhotograph(services, actor, facts, params.guid, body),
    resendConfirmationLink: resendByOrganiser,
    waivePayment: ({ actor, facts, params, body }, services) =>
      waivePayment(services, actor, facts, params.guid, body.reason),
  }),
  routeTable(organizerPassport, {
    listPassports: searching(listPassports),
    openPassport: ({ actor, facts, params }, services) =>
      openPassportForCheck(services, actor, facts, params.guid),
    decidePassport: ({ actor, facts, params, body }, services) =>
      decidePassport(services, actor, facts, params.guid, body),
  }),
  routeTable(organizerFinance, {
    listInvoices: searching(listInvoices),
    markInvoicePaid: ({ actor, facts, params, body }, services) =>
      markInvoicePaid(services, actor, facts, params.guid, body),
    voidInvoice: ({ actor, facts, params }, services) => cancelInvoice(services, actor, facts, params.guid),
    listCardPayments: searching(listCardPayments),
    refundCardPayment,
  }),
  routeTable(organizerConsole, {
    readConsole,
    readClock: async (_call, services) => readClock(services),
    moveClock: ({ actor, facts, body }, services) => moveClock(services, actor, facts, new Date(body.now)),
    listFailedJobs: async (_call, services) => {
      const items = await services.jobs.listFailed()
      return { items: items.map(job => ({ ...job, failedAt: job.failedAt?.toISOString() ?? null })) }
    },
    retryFailedJob: async ({ params }, services) =>
      (await services.jobs.retryFailed(params.id)) ? null : refuse('not_found'),
  }),
)
