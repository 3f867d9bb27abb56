import type { ActedFor } from '#contract/acted-for.ts'
import { m } from '#messages/compiled/messages.js'

/** The actions of the audit in the person's words. They say what was changed, not to which value. */
const words: Record<string, () => string> = {
  create: m.acted_for_create,
  saveDraft: m.acted_for_save_member,
  saveMember: m.acted_for_save_member,
  changeMember: m.acted_for_save_member,
  finishForAnother: m.acted_for_finish_for_another,
  resendLink: m.acted_for_resend_link,
  saveProfile: m.acted_for_save_profile,
  saveBadge: m.acted_for_save_badge,
  saveSpeaker: m.acted_for_save_speaker,
  uploadPhotograph: m.acted_for_upload_photograph,
  removePhotograph: m.acted_for_remove_photograph,
  savePassport: m.acted_for_save_passport,
  saveTransfer: m.acted_for_save_transfer,
  savePostalAddress: m.acted_for_save_postal_address,
  saveContactPerson: m.acted_for_save_contact,
  removeContactPerson: m.acted_for_remove_contact,
  requestChange: m.acted_for_request_change,
  withdrawChange: m.acted_for_withdraw_change,
  startCard: m.acted_for_start_card,
  issueInvoice: m.acted_for_issue_invoice,
  cancelInvoice: m.acted_for_cancel_invoice,
  replaceInvoice: m.acted_for_replace_invoice,
  cancel: m.acted_for_cancel,
  addMember: m.acted_for_group_add,
  removeMember: m.acted_for_group_remove,
  remindMember: m.acted_for_remind,
  endAssistance: m.acted_for_end_assistance,
  replace: m.acted_for_replace,
  writeToSupport: m.acted_for_write_to_support,
}

/** An action without words, or of a later version, reads as "a change". */
export function deedOf(action: string): string {
  return Object.hasOwn(words, action) ? (words[action]?.() ?? m.acted_for_other()) : m.acted_for_other()
}

/** The name of whoever did it, and what they are to the person. */
export function doerOf({ name, as }: Pick<ActedFor, 'name' | 'as'>): string {
  if (as === 'coordinator') return name ? m.acted_for_by_coordinator({ name }) : m.acted_for_coordinator()
  return name ? m.acted_for_by_assistant({ name }) : m.acted_for_assistant()
}
