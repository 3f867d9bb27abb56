import type { AuditRole } from '#domain/audit/audit-entry.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { changeKindWords, changeStatusWords } from '#web/console/change-queue/words.ts'
import { addressLabels } from '#web/kit/section/address-values.ts'
import { transferLabels } from '#web/kit/section/transfer-values.ts'
import { cabinetPurposeWords } from '#web/kit/words/cabinet-purpose-words.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { viewingPurposeWords } from '#web/kit/words/passport-viewing-words.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { organiserRoleWords } from '#web/kit/words/role-words.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { applicationWords, invoiceWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'

/**
 * The name of each consent in the console. The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
 */
export const consentWords: Record<ConsentKind, () => string> = {
  processing: m.organiser_consent_processing,
  distribution: m.organiser_consent_distribution,
  advertising: m.organiser_consent_advertising,
  cardPayment: m.organiser_consent_card_payment,
  notifications: m.organiser_consent_notifications,
  speakerPublication: m.organiser_consent_speaker_publication,
  payerDetails: m.organiser_consent_payer_details,
  badgePhotograph: m.organiser_consent_badge_photograph,
}

const actionWords: Record<string, () => string> = {
  takeApplication: m.organiser_action_take_application,
  giveApplicationBack: m.organiser_action_give_application_back,
  create: m.organiser_action_create,
  finish: m.organiser_action_finish,
  finishForAnother: m.organiser_action_finish_for_another,
  confirm: m.organiser_action_confirm,
  resendLink: m.organiser_action_resend_link,
  approve: m.organiser_action_approve,
  reject: m.organiser_action_reject,
  reopen: m.organiser_action_reopen,
  requestInformation: m.organiser_action_request_information,
  recall: m.organiser_action_recall,
  cancel: m.organiser_action_cancel,
  cancelByForum: m.organiser_action_cancel_by_forum,
  returnToReview: m.organiser_action_return_to_review,
  cancelAfterRefund: m.organiser_action_cancel_after_refund,
  viewPassport: m.organiser_action_view,
  printPassportList: m.passport_list_printed,
  makeSecurityCheck: m.check_action_made,
  handOverSecurityCheck: m.check_action_handed,
  readSecurityReply: m.check_action_read,
  takeSecurityReply: m.check_action_taken,
  withholdPass: m.pass_desk_action_withhold,
  givePassAgain: m.pass_desk_action_give,
  erasePassport: m.organiser_action_erase_passport,
  erasePhotograph: m.organiser_action_erase_photograph,
  erasePayer: m.organiser_action_erase_payer,
  eraseGroup: m.organiser_action_erase_group,
  lapseConsent: m.organiser_action_lapse_consent,
  savePassport: m.organiser_action_save,
  uploadPhotograph: m.organiser_action_upload_photograph,
  removePhotograph: m.organiser_action_remove_photograph,
  acceptPhotograph: m.organiser_action_accept_photograph,
  requestPhotograph: m.organiser_action_request_photograph,
  verify: m.organiser_action_verify,
  fail: m.organiser_action_fail,
  refuse: m.organiser_action_refuse,
  hold: m.organiser_action_hold,
  lookAgain: m.organiser_action_look_again,
  startCard: m.organiser_action_start_card,
  issueInvoice: m.organiser_action_issue_invoice,
  declineCard: m.organiser_action_decline_card,
  giveUpCard: m.organiser_action_give_up_card,
  expireCard: m.organiser_action_expire_card,
  cancelInvoice: m.organiser_action_cancel_invoice,
  replaceInvoice: m.organiser_action_replace_invoice,
  issueClosing: m.organiser_action_issue_closing,
  sendClosing: m.organiser_action_send_closing,
  returnClosing: m.organiser_action_return_closing,
  unsendClosing: m.organiser_action_unsend_closing,
  acceptCard: m.organiser_action_accept_card,
  markPaid: m.organiser_action_mark_paid,
  bookInvoicePayment: m.organiser_action_book_invoice_payment,
  reverseInvoicePayment: m.organiser_action_reverse_invoice_payment,
  unmarkPaid: m.organiser_action_unmark_paid,
  refundInvoice: m.organiser_action_refund_invoice,
  askCardRefund: m.organiser_action_ask_card_refund,
  declineCardRefund: m.organiser_action_decline_card_refund,
  waive: m.organiser_action_waive,
  recallWaiver: m.organiser_action_recall_waiver,
  replace: m.organiser_action_replace,
  passOn: m.organiser_action_pass_on,
  givePlace: m.organiser_action_give_place,
  takePlace: m.organiser_action_take_place,
  takeOverInvoice: m.organiser_action_take_over,
  takeOverCard: m.organiser_action_take_over,
  recallTakeOver: m.organiser_action_recall_take_over,
  refundInvoiceLine: m.organiser_action_refund_invoice_line,
  refundCard: m.organiser_action_record_refund,
  saveSpeaker: m.speaker_profile_action_save,
  saveProfile: m.person_action_save_profile,
  saveContactPerson: m.person_action_save_contact,
  removeContactPerson: m.person_action_remove_contact,
  saveSettings: m.person_action_save_settings,
  unsubscribe: m.person_action_unsubscribe,
  downloadPersonalData: m.person_action_download,
  requestErasure: m.person_action_request_erasure,
  withdrawErasure: m.person_action_withdraw_erasure,
  refuseErasure: m.person_action_refuse_erasure,
  erasePerson: m.person_action_erase,
  grantAssistant: m.organiser_action_grant_assistant,
  changeAssistant: m.organiser_action_change_assistant,
  withdrawAssistant: m.organiser_action_withdraw_assistant,
  endAssistance: m.organiser_action_end_assistance,
  addMember: m.organiser_action_add_member,
  addSelf: m.organiser_action_add_self,
  saveMember: m.organiser_action_save_member,
  remindMember: m.organiser_action_remind_member,
  removeMember: m.organiser_action_remove_member,
  importMember: m.organiser_action_add_member,
  leaveGroup: m.organiser_action_leave_group,
  askRefund: m.organiser_action_ask_refund,
  takeRefundRequestBack: m.organiser_action_take_refund_request_back,
  saveTransfer: m.organiser_action_save_transfer,
  writeToSupport: m.changes_by_others_write_to_support,
  savePostalAddress: m.organiser_action_save_postal_address,
  giveConsent: m.organiser_action_give_consent,
  withdrawConsent: m.organiser_action_withdraw_consent,
  saveBadge: m.change_action_save_badge,
  requestChange: m.change_action_request,
  withdrawChange: m.change_action_withdraw,
  grantChange: m.change_action_grant,
  refuseChange: m.change_action_refuse,
  sendNow: m.organiser_action_send_now,
  refundDue: m.organiser_action_refund_due,
  settleReceipt: m.organiser_action_settle_receipt,
  writeNote: m.organiser_action_write_note,
  viewCabinet: m.organiser_action_view_cabinet,
  addTag: m.organiser_action_add_tag,
  removeTag: m.organiser_action_remove_tag,
  correctNames: m.organiser_action_correct_names,
  partDuplicates: m.duplicate_action_part,
  doubtDuplicates: m.duplicate_action_doubt,
  mergeRecords: m.duplicate_action_merge,
  takeCall: m.call_action_take,
  giveCallBack: m.call_action_give_back,
  logCall: m.call_action_log,
  askIdentity: m.call_action_ask,
  sendCorrectionLink: m.call_action_link,
}

/** Every role of the log, and those of older entries. */
const rolesOfLog = {
  ...organiserRoleWords,
  participant: m.organiser_actor_participant,
  assistant: m.organiser_actor_assistant,
  manager: m.organiser_actor_assistant,
  coordinator: m.organiser_actor_coordinator,
  organiser: m.organiser_actor_organiser,
  acquirer: m.organiser_actor_acquirer,
  clock: m.organiser_actor_system,
  system: m.organiser_actor_system,
  payer: m.organiser_actor_payer,
  staffOwner: m.organiser_actor_staff_owner,
  employee: m.organiser_actor_employee,
  volunteer: m.badge_role_volunteer,
  operator: m.organiser_actor_operator,
} satisfies Record<AuditRole, () => string> & Record<string, () => string>

const actorWords: Record<string, () => string> = rolesOfLog

/** An entry's action in words; an action of a later version is shown by its raw name. */
export function actionWord(action: string): string {
  return Object.hasOwn(actionWords, action) ? (actionWords[action]?.() ?? action) : action
}

/** Who acted: an organiser's name as it is, a role in words. */
export function actorWord(actor: string): string {
  return Object.hasOwn(actorWords, actor) ? (actorWords[actor]?.() ?? actor) : actor
}

const replacementCauses: Record<string, () => string> = {
  security_refused: m.organiser_cause_security_refused,
  withdrawn: m.organiser_cause_withdrawn,
}

/** Their reason is the number of a payment order. */
const paymentOrderActions: readonly string[] = ['markPaid', 'bookInvoicePayment']

/** The reason of an entry for people: a bare "96" becomes "payment order No. 96"; what somebody typed stays as it is. */
export function reasonWord(action: string, reason: string): string {
  if (action === 'viewPassport')
    return viewingPurposes.flatMap(known => (known === reason ? [viewingPurposeWords[known]()] : []))[0] ?? ''
  if (action === 'viewCabinet')
    return cabinetPurposes.flatMap(known => (known === reason ? [cabinetPurposeWords[known]()] : []))[0] ?? ''
  if (action === 'replace') return replacementCauses[reason]?.() ?? reason
  if (paymentOrderActions.includes(action)) return m.organiser_history_payment_order({ number: reason })
  if (/^\d{4}-\d{4,}$/.test(reason)) return m.organiser_history_invoice({ number: reason })
  const [, before, after] = /^(\d{4}-\d{4,}) → (\d{4}-\d{4,})$/.exec(reason) ?? []
  if (before && after) return m.organiser_history_invoices({ before, after })
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reason)
    ? m.organiser_history_card_payment()
    : reason
}

/** The payment order or the last invoice that an entry names, as finance's list finds it; null for any other. */
export function invoiceSearch(action: string, reason: string): string | null {
  // Of several orders the first finds the invoice.
  if (paymentOrderActions.includes(action)) return reason.split(', ')[0] ?? reason
  return /^(?:\d{4}-\d{4,} → )?(\d{4}-\d{4,})$/.exec(reason)?.[1] ?? null
}

const machines: readonly Record<string, () => string>[] = [
  applicationWords,
  securityWords,
  paymentWords,
  invoiceWords,
  consentWords,
  // A change request has its section in `from` and its state in `to`.
  { ...changeKindWords, ...changeStatusWords },
]

/**
 * A status before or after a change in words. The machines share some codes; the other end of the change tells which one
 * is meant.
 */
export function statusWord(code: string, otherEnd: string | null): string {
  const machine = machines.find(words => Object.hasOwn(words, code) && Object.hasOwn(words, otherEnd ?? code))
  return machine?.[code]?.() ?? fieldsInWords(code) ?? code
}

const fieldLabels: Record<string, () => string> = {
  ...transferLabels,
  ...addressLabels,
  ...personLabels,
  ...Object.fromEntries(Object.entries(companyLabels).map(([field, label]) => [`company.${field}`, label])),
  ...Object.fromEntries(Object.entries(sectionWords).map(([section, { name }]) => [section, name])),
  locale: m.person_messages_language,
  role: m.organiser_filter_role,
  mediaName: m.organiser_media_name,
  mediaWebsite: m.organiser_website,
  noticesBy: m.person_messages_way,
}

/** The names of changed fields, as stored in the log, in words; null for anything else. */
function fieldsInWords(code: string): string | null {
  const labels = code.split(' ').map(field => (Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : null))
  return labels.every(label => label) ? labels.map(label => label?.()).join(', ') : null
}
