import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { changeKindWords, changeStatusWords } from '#web/console/change-queue/words.ts'
import { addressLabels } from '#web/kit/section/address-values.ts'
import { transferLabels } from '#web/kit/section/transfer-values.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { organiserRoleWords } from '#web/kit/words/role-words.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { applicationWords, invoiceWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'

/** What each consent is called in the console. Each message is named, not built from the code, so that the bundler drops what a page does not use. */
export const consentWords: Record<ConsentKind, () => string> = {
  processing: m.organizer_consent_processing,
  distribution: m.organizer_consent_distribution,
  advertising: m.organizer_consent_advertising,
  cardPayment: m.organizer_consent_card_payment,
  notifications: m.organizer_consent_notifications,
  speakerPublication: m.organizer_consent_speaker_publication,
  payerDetails: m.organizer_consent_payer_details,
  badgePhotograph: m.organizer_consent_badge_photograph,
}

const actionWords: Record<string, () => string> = {
  create: m.organizer_action_create,
  finish: m.organizer_action_finish,
  finishForAnother: m.organizer_action_finish_for_another,
  confirm: m.organizer_action_confirm,
  resendLink: m.organizer_action_resend_link,
  approve: m.organizer_action_approve,
  reject: m.organizer_action_reject,
  reopen: m.organizer_action_reopen,
  requestInformation: m.organizer_action_request_information,
  recall: m.organizer_action_recall,
  cancel: m.organizer_action_cancel,
  cancelAfterRefund: m.organizer_action_cancel_after_refund,
  viewPassport: m.organizer_action_view,
  savePassport: m.organizer_action_save,
  uploadPhotograph: m.organizer_action_upload_photograph,
  removePhotograph: m.organizer_action_remove_photograph,
  acceptPhotograph: m.organizer_action_accept_photograph,
  requestPhotograph: m.organizer_action_request_photograph,
  verify: m.organizer_action_verify,
  fail: m.organizer_action_fail,
  refuse: m.organizer_action_refuse,
  hold: m.organizer_action_hold,
  lookAgain: m.organizer_action_look_again,
  startCard: m.organizer_action_start_card,
  issueInvoice: m.organizer_action_issue_invoice,
  declineCard: m.organizer_action_decline_card,
  cancelInvoice: m.organizer_action_cancel_invoice,
  replaceInvoice: m.organizer_action_replace_invoice,
  acceptCard: m.organizer_action_accept_card,
  markPaid: m.organizer_action_mark_paid,
  waive: m.organizer_action_waive,
  recallWaiver: m.organizer_action_recall_waiver,
  replace: m.organizer_action_replace,
  passOn: m.organizer_action_pass_on,
  givePlace: m.organizer_action_give_place,
  takePlace: m.organizer_action_take_place,
  takeOverInvoice: m.organizer_action_take_over,
  takeOverCard: m.organizer_action_take_over,
  recallTakeOver: m.organizer_action_recall_take_over,
  refundInvoiceLine: m.organizer_action_refund_invoice_line,
  refundCard: m.organizer_action_record_refund,
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
  grantAssistant: m.organizer_action_grant_assistant,
  changeAssistant: m.organizer_action_change_assistant,
  withdrawAssistant: m.organizer_action_withdraw_assistant,
  endAssistance: m.organizer_action_end_assistance,
  addMember: m.organizer_action_add_member,
  addSelf: m.organizer_action_add_self,
  saveMember: m.organizer_action_save_member,
  remindMember: m.organizer_action_remind_member,
  removeMember: m.organizer_action_remove_member,
  saveTransfer: m.organizer_action_save_transfer,
  writeToSupport: m.acted_for_write_to_support,
  savePostalAddress: m.organizer_action_save_postal_address,
  giveConsent: m.organizer_action_give_consent,
  withdrawConsent: m.organizer_action_withdraw_consent,
  saveBadge: m.change_action_save_badge,
  requestChange: m.change_action_request,
  withdrawChange: m.change_action_withdraw,
  grantChange: m.change_action_grant,
  refuseChange: m.change_action_refuse,
}

const actorWords: Record<string, () => string> = {
  ...organiserRoleWords,
  participant: m.organizer_actor_participant,
  assistant: m.organizer_actor_assistant,
  manager: m.organizer_actor_assistant,
  coordinator: m.organizer_actor_coordinator,
  organiser: m.organizer_actor_organiser,
  acquirer: m.organizer_actor_acquirer,
  clock: m.organizer_actor_system,
  system: m.organizer_actor_system,
  payer: m.organizer_actor_payer,
}

/** An entry's action in words; one that a later version wrote is shown as it is. */
export function actionWord(action: string): string {
  return Object.hasOwn(actionWords, action) ? (actionWords[action]?.() ?? action) : action
}

/** Who acted: an organiser's name as it is, a role in words. */
export function actorWord(actor: string): string {
  return Object.hasOwn(actorWords, actor) ? (actorWords[actor]?.() ?? actor) : actor
}

const replacementCauses: Record<string, () => string> = {
  security_refused: m.organizer_cause_security_refused,
  withdrawn: m.organizer_cause_withdrawn,
}

/** Why it was done: what was typed, as it is; the cause of a replacement, which is a code, in words. */
export function reasonWord(action: string, reason: string): string {
  return (action === 'replace' && replacementCauses[reason]?.()) || reason
}

const machines: readonly Record<string, () => string>[] = [
  applicationWords,
  securityWords,
  paymentWords,
  invoiceWords,
  consentWords,
  // Of a change request the section stands before and the state after.
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
  role: m.organizer_filter_role,
  mediaName: m.organizer_media_name,
  mediaWebsite: m.organizer_website,
  noticesBy: m.person_messages_way,
}

/** The names of fields that changed, as the log keeps them, in words; null where they are something else. */
function fieldsInWords(code: string): string | null {
  const labels = code.split(' ').map(field => (Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : null))
  return labels.every(label => label) ? labels.map(label => label?.()).join(', ') : null
}
