import * as organiserApplication from '#contract/organiser-application.ts'
import * as organiserConsole from '#contract/organiser-console.ts'
import * as organiserFinance from '#contract/organiser-finance.ts'
import * as organiserMessage from '#contract/organiser-message.ts'
import * as organiserPassport from '#contract/organiser-passport.ts'
import * as organiserTeam from '#contract/organiser-team.ts'
import { acceptPhotograph } from '#server/usecases/application/accept-photograph.ts'
import { listApplications } from '#server/usecases/application/list-applications.ts'
import { readApplication } from '#server/usecases/application/read-application.ts'
import { requestPhotograph } from '#server/usecases/application/request-photograph.ts'
import { resendByOrganiser } from '#server/usecases/application/resend-by-organiser.ts'
import { waivePayment } from '#server/usecases/application/waive-payment.ts'
import { listFailedJobs, retryFailedJob } from '#server/usecases/console/failed-jobs.ts'
import { moveClock, readClock } from '#server/usecases/console/move-clock.ts'
import { readConsole } from '#server/usecases/console/read-console.ts'
import { listDecisions } from '#server/usecases/decision/list-decisions.ts'
import { previewDecision } from '#server/usecases/decision/preview-decision.ts'
import { recallDecision } from '#server/usecases/decision/recall-decision.ts'
import { releaseDecision } from '#server/usecases/decision/release-decision.ts'
import { sendDecisionNow } from '#server/usecases/decision/send-decision-now.ts'
import { listGroups } from '#server/usecases/group/list-groups.ts'
import { cancelInvoice, markInvoicePaid } from '#server/usecases/invoice/close-invoice.ts'
import { listInvoices } from '#server/usecases/invoice/list-invoices.ts'
import { listFailedMessages, retryMessages } from '#server/usecases/message/failed-messages.ts'
import { readMessageQueue } from '#server/usecases/message/message-queue.ts'
import {
  addOrganiser,
  changeOrganiser,
  listOrganisers,
  readOrganiserHistory,
  renewOrganiser,
  resetOrganiser,
  revokeOrganiser,
} from '#server/usecases/organiser/manage-team.ts'
import { decidePassport } from '#server/usecases/passport/decide-passport.ts'
import { listPassports } from '#server/usecases/passport/list-passports.ts'
import { openPassportForCheck } from '#server/usecases/passport/open-passport-for-check.ts'
import { listCardPayments } from '#server/usecases/payment/list-card-payments.ts'
import { refundCardPayment } from '#server/usecases/payment/refund-card-payment.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const organiserRoutes = routeGroup(
  routeTable(organiserApplication, {
    listGroups,
    listApplications: searching(listApplications),
    readApplication,
    previewDecision: capped(caps.previews, previewDecision),
    releaseDecision: bulk(releaseDecision),
    listDecisions,
    recallDecision,
    sendDecisionNow: bulk(sendDecisionNow),
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
  routeTable(organiserMessage, { readMessageQueue, listFailedMessages, retryMessages }),
  routeTable(organiserConsole, {
    readConsole,
    readClock: async (_call, services) => readClock(services),
    moveClock,
    listFailedJobs,
    retryFailedJob,
  }),
  routeTable(organiserTeam, {
    listOrganisers,
    addOrganiser,
    changeOrganiser,
    renewOrganiser,
    revokeOrganiser,
    resetOrganiser,
    readOrganiserHistory,
  }),
)
