import * as organiserApplication from '#contract/organiser-application.ts'
import * as organiserConsole from '#contract/organiser-console.ts'
import * as organiserFinance from '#contract/organiser-finance.ts'
import * as organiserPassport from '#contract/organiser-passport.ts'
import { acceptPhotograph } from '../../usecases/application/accept-photograph.ts'
import { listApplications } from '../../usecases/application/list-applications.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { requestPhotograph } from '../../usecases/application/request-photograph.ts'
import { resendByOrganiser } from '../../usecases/application/resend-by-organiser.ts'
import { waivePayment } from '../../usecases/application/waive-payment.ts'
import { listFailedJobs, retryFailedJob } from '../../usecases/console/failed-jobs.ts'
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

export const organiserRoutes = routeGroup(
  routeTable(organiserApplication, {
    listGroups,
    listApplications: searching(listApplications),
    readApplication,
    previewDecision: capped(caps.previews, previewDecision),
    releaseDecision,
    listDecisions,
    recallDecision,
    sendDecisionNow,
    acceptPhotograph,
    requestPhotograph,
    resendConfirmationLink: resendByOrganiser,
    waivePayment,
  }),
  routeTable(organiserPassport, {
    listPassports: searching(listPassports),
    openPassport: openPassportForCheck,
    decidePassport,
  }),
  routeTable(organiserFinance, {
    listInvoices: searching(listInvoices),
    markInvoicePaid,
    voidInvoice: cancelInvoice,
    listCardPayments: searching(listCardPayments),
    refundCardPayment,
  }),
  routeTable(organiserConsole, {
    readConsole,
    readClock: async (_call, services) => readClock(services),
    moveClock,
    listFailedJobs,
    retryFailedJob,
  }),
)
