import * as organiserApplication from '#contract/organiser-application.ts'
import * as organiserAudit from '#contract/organiser-audit.ts'
import * as organiserCabinet from '#contract/organiser-cabinet.ts'
import * as organiserCompany from '#contract/organiser-company.ts'
import * as organiserConsole from '#contract/organiser-console.ts'
import * as organiserDecision from '#contract/organiser-decision.ts'
import * as organiserFinance from '#contract/organiser-finance.ts'
import * as organiserGroup from '#contract/organiser-group.ts'
import * as organiserLetter from '#contract/organiser-letter.ts'
import * as organiserMergedRecord from '#contract/organiser-merged-record.ts'
import * as organiserMessage from '#contract/organiser-message.ts'
import * as organiserOwner from '#contract/organiser-owner.ts'
import * as organiserPassport from '#contract/organiser-passport.ts'
import * as organiserPerson from '#contract/organiser-person.ts'
import * as organiserRefund from '#contract/organiser-refund.ts'
import * as organiserSearch from '#contract/organiser-search.ts'
import * as organiserTeam from '#contract/organiser-team.ts'
import * as organiserUpdate from '#contract/organiser-update.ts'
import { countApplicationFilters } from '#server/usecases/application/count-application-filters.ts'
import { listApplications } from '#server/usecases/application/list-applications.ts'
import { readApplication } from '#server/usecases/application/read-application.ts'
import { resendByOrganiser } from '#server/usecases/application/resend-by-organiser.ts'
import { setApplicationOwner } from '#server/usecases/application/set-application-owner.ts'
import { waivePayment } from '#server/usecases/application/waive-payment.ts'
import { countAuditFilters } from '#server/usecases/audit/count-audit-filters.ts'
import { listAudit } from '#server/usecases/audit/list-audit.ts'
import { viewCabinet } from '#server/usecases/cabinet/view-cabinet.ts'
import { listCompanyMessages } from '#server/usecases/company/list-company-messages.ts'
import { readCompanyHistory } from '#server/usecases/company/read-company-history.ts'
import { readCompanyRecord } from '#server/usecases/company/read-company-record.ts'
import { writeCompanyNote } from '#server/usecases/company/write-company-note.ts'
import { listFailedJobs, retryFailedJob } from '#server/usecases/console/failed-jobs.ts'
import { moveClock, readClock } from '#server/usecases/console/move-clock.ts'
import { readConsole } from '#server/usecases/console/read-console.ts'
import { readOverviewPlots } from '#server/usecases/console/read-overview-plots.ts'
import { readPlaces, searchConsole } from '#server/usecases/console/search-console.ts'
import { countDecisionFilters, listDecisions } from '#server/usecases/decision/list-decisions.ts'
import { previewDecision } from '#server/usecases/decision/preview-decision.ts'
import { listDecisionPeople, readDecision } from '#server/usecases/decision/read-decision.ts'
import { recallDecision } from '#server/usecases/decision/recall-decision.ts'
import { releaseDecision } from '#server/usecases/decision/release-decision.ts'
import { previewDecisionResend, resendDecision } from '#server/usecases/decision/resend-decision.ts'
import { sendDecisionNow } from '#server/usecases/decision/send-decision-now.ts'
import { renderPersonConsent } from '#server/usecases/document/render-consent.ts'
import { countGroupFilters, listGroupChoices, listGroups } from '#server/usecases/group/list-groups.ts'
import { markInvoicePaid } from '#server/usecases/invoice/book-invoice-payment.ts'
import { cancelInvoice } from '#server/usecases/invoice/cancel-invoice.ts'
import { listInvoices } from '#server/usecases/invoice/list-invoices.ts'
import { countRefundFilters, listRefunds } from '#server/usecases/invoice/list-refunds.ts'
import { readInvoice } from '#server/usecases/invoice/read-invoice.ts'
import { readInvoiceHistory } from '#server/usecases/invoice/read-invoice-history.ts'
import { refundInvoice } from '#server/usecases/invoice/refund-invoice.ts'
import { reverseInvoicePayment } from '#server/usecases/invoice/reverse-invoice-payment.ts'
import {
  createLetter,
  previewLetter,
  recallLetter,
  releaseLetter,
  removeLetter,
  saveLetter,
} from '#server/usecases/letter/edit-letter.ts'
import { listLetters } from '#server/usecases/letter/list-letters.ts'
import {
  listLetterPeople,
  previewLetterResend,
  readLetter,
  resendLetter,
} from '#server/usecases/letter/read-letter.ts'
import { listFailedMessages, retryMessages } from '#server/usecases/message/failed-messages.ts'
import { readMessageQueue } from '#server/usecases/message/message-queue.ts'
import { readMessage } from '#server/usecases/message/read-message.ts'
import { readMessageText } from '#server/usecases/message/read-message-text.ts'
import {
  addOrganiser,
  changeOrganiser,
  listOrganisers,
  readOrganiserHistory,
  renewOrganiser,
  resetOrganiser,
  revokeOrganiser,
} from '#server/usecases/organiser/manage-team.ts'
import { readOrganiserWork } from '#server/usecases/organiser/pass-work.ts'
import {
  setChangeOwner,
  setErasureOwner,
  setRefundOwner,
} from '#server/usecases/organiser/set-request-owner.ts'
import { endOrganiserLogIn, listOrganiserLogIns } from '#server/usecases/organiser/team-log-ins.ts'
import { decidePassport } from '#server/usecases/passport/decide-passport.ts'
import { decidePassports, previewPassportDecisions } from '#server/usecases/passport/decide-passports.ts'
import { countPassportFilters, listPassports } from '#server/usecases/passport/list-passports.ts'
import { openPassportForCheck } from '#server/usecases/passport/open-passport-for-check.ts'
import { printPassportList } from '#server/usecases/passport/print-passport-list.ts'
import {
  confirmCardRefund,
  declineCardRefund,
  refundCardPayment,
} from '#server/usecases/payment/card-refund.ts'
import { countCardPaymentFilters, listCardPayments } from '#server/usecases/payment/list-card-payments.ts'
import { readCardPaymentRecord } from '#server/usecases/payment/read-card-payment-record.ts'
import { correctNames } from '#server/usecases/person/correct-names.ts'
import { listPersonMessages } from '#server/usecases/person/list-person-messages.ts'
import { readMergedSections } from '#server/usecases/person/read-merged-sections.ts'
import { readPersonRecords } from '#server/usecases/person/read-person-records.ts'
import { addTag, offerTags, removeTag } from '#server/usecases/person/tag-application.ts'
import { readNotes, writeNote } from '#server/usecases/person/write-note.ts'
import {
  createUpdate,
  listOrganiserUpdates,
  listUpdateReaders,
  previewUpdate,
  recallUpdate,
  releaseUpdate,
  saveUpdate,
} from '#server/usecases/update/release-update.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const organiserRoutes = routeGroup(
  routeTable(organiserApplication, {
    listApplications: searching(listApplications),
    countApplicationFilters: searching(countApplicationFilters),
    readApplication,
    previewDecision: capped(caps.previews, previewDecision),
    releaseDecision: bulk(releaseDecision),
    listDecisions: searching(listDecisions),
    countDecisionFilters: searching(countDecisionFilters),
    recallDecision,
    sendDecisionNow: bulk(sendDecisionNow),
    resendConfirmationLink: resendByOrganiser,
    waivePayment,
  }),
  routeTable(organiserGroup, {
    listGroups: searching(listGroups),
    countGroupFilters: searching(countGroupFilters),
    listGroupChoices,
  }),
  routeTable(organiserSearch, { searchConsole: capped(caps.searches, searchConsole), readPlaces }),
  routeTable(organiserAudit, {
    listAudit,
    countAuditFilters: capped(caps.searches, countAuditFilters),
  }),
  routeTable(organiserCompany, {
    readCompanyRecord,
    readCompanyHistory,
    listCompanyMessages,
    writeCompanyNote,
  }),
  routeTable(organiserDecision, {
    readDecision,
    listDecisionPeople: searching(listDecisionPeople),
    previewDecisionResend,
    resendDecision,
  }),
  routeTable(organiserPassport, {
    listPassports: searching(listPassports),
    countPassportFilters: searching(countPassportFilters),
    openPassport: openPassportForCheck,
    printPassportList: capped(caps.documents, printPassportList),
    decidePassport,
    previewPassportDecisions: capped(caps.previews, previewPassportDecisions),
    decidePassports: bulk(decidePassports),
  }),
  routeTable(organiserFinance, {
    listInvoices: searching(listInvoices),
    markInvoicePaid,
    readInvoice,
    readInvoiceHistory,
    voidInvoice: cancelInvoice,
    reverseInvoicePayment,
    refundInvoice,
    listCardPayments: searching(listCardPayments),
    countCardPaymentFilters: searching(countCardPaymentFilters),
    readCardPaymentRecord,
    refundCardPayment,
    confirmCardRefund,
    declineCardRefund,
  }),
  routeTable(organiserOwner, { setApplicationOwner, setRefundOwner, setChangeOwner, setErasureOwner }),
  routeTable(organiserRefund, {
    listRefunds: searching(listRefunds),
    countRefundFilters: searching(countRefundFilters),
  }),
  routeTable(organiserPerson, {
    readPersonRecords,
    listPersonMessages,
    readPersonConsentPdf: capped(caps.documents, renderPersonConsent),
    readNotes,
    writeNote,
    addTag,
    removeTag,
    listKnownTags: offerTags,
    correctNames,
  }),
  routeTable(organiserMergedRecord, { readMergedSections }),
  routeTable(organiserCabinet, { viewCabinet }),
  routeTable(organiserMessage, {
    readMessageQueue,
    listFailedMessages,
    retryMessages,
    readMessage,
    readMessageText,
  }),
  routeTable(organiserLetter, {
    listLetters: searching(listLetters),
    readLetter,
    listLetterPeople: searching(listLetterPeople),
    previewLetterResend,
    resendLetter,
    createLetter,
    saveLetter,
    removeLetter,
    previewLetter: capped(caps.previews, previewLetter),
    releaseLetter,
    recallLetter,
  }),
  routeTable(organiserUpdate, {
    listOrganiserUpdates,
    createUpdate,
    saveUpdate,
    previewUpdate: capped(caps.previews, previewUpdate),
    releaseUpdate,
    recallUpdate,
    listUpdateReaders,
  }),
  routeTable(organiserConsole, {
    readConsole,
    readOverviewPlots,
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
    readOrganiserWork,
    revokeOrganiser,
    listOrganiserLogIns,
    endOrganiserLogIn,
    resetOrganiser,
    readOrganiserHistory,
  }),
)
