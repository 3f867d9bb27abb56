import type { ChangeByOther } from '#contract/change-by-other.ts'
import { m } from '#messages/compiled/messages.js'
import { cabinetPartWords } from '#web/kit/words/cabinet-part-words.ts'
import { cabinetPurposeWords } from '#web/kit/words/cabinet-purpose-words.ts'

/** Actions of the audit as the person reads of them: what was changed, never to what. */
const words: Record<string, () => string> = {
  create: m.changes_by_others_create,
  saveDraft: m.changes_by_others_save_member,
  saveMember: m.changes_by_others_save_member,
  changeMember: m.changes_by_others_save_member,
  finishForAnother: m.changes_by_others_finish_for_another,
  resendLink: m.changes_by_others_resend_link,
  saveProfile: m.changes_by_others_save_profile,
  saveBadge: m.changes_by_others_save_badge,
  saveSpeaker: m.changes_by_others_save_speaker,
  uploadPhotograph: m.changes_by_others_upload_photograph,
  removePhotograph: m.changes_by_others_remove_photograph,
  savePassport: m.changes_by_others_save_passport,
  saveTransfer: m.changes_by_others_save_transfer,
  savePostalAddress: m.changes_by_others_save_postal_address,
  saveContactPerson: m.changes_by_others_save_contact,
  removeContactPerson: m.changes_by_others_remove_contact,
  requestChange: m.changes_by_others_request_change,
  withdrawChange: m.changes_by_others_withdraw_change,
  startCard: m.changes_by_others_start_card,
  giveUpCard: m.organiser_action_give_up_card,
  issueInvoice: m.changes_by_others_issue_invoice,
  cancelInvoice: m.changes_by_others_cancel_invoice,
  replaceInvoice: m.changes_by_others_replace_invoice,
  cancel: m.changes_by_others_cancel,
  addMember: m.changes_by_others_group_add,
  importMember: m.changes_by_others_group_add,
  removeMember: m.changes_by_others_group_remove,
  remindMember: m.changes_by_others_remind,
  endAssistance: m.changes_by_others_end_assistance,
  replace: m.changes_by_others_replace,
  givePlace: m.changes_by_others_replace,
  takePlace: m.changes_by_others_take_place,
  askRefund: m.changes_by_others_ask_refund,
  takeRefundRequestBack: m.changes_by_others_keep_payment,
  writeToSupport: m.changes_by_others_write_to_support,
}

/** What was done; an action of a later version, or one without words, is a change all the same. */
export function deedOf({ action, part }: Pick<ChangeByOther, 'action' | 'part'>): string {
  if (action === 'viewCabinet')
    return m.changes_by_others_view_cabinet({ part: cabinetPartWords[part ?? 'home']() })
  return Object.hasOwn(words, action)
    ? (words[action]?.() ?? m.changes_by_others_other())
    : m.changes_by_others_other()
}

/** Who did it: by the name that the person knows, with what they are to them. */
export function doerOf(
  { as, purpose, ...named }: Pick<ChangeByOther, 'name' | 'latinName' | 'as' | 'purpose'>,
  locale: 'ru' | 'en',
): string {
  const name = locale === 'en' ? named.latinName : named.name
  if (as === 'organiser')
    return [m.changes_by_others_by_organiser(), purpose && cabinetPurposeWords[purpose]()]
      .filter(Boolean)
      .join(' · ')
  if (as === 'coordinator')
    return name ? m.changes_by_others_by_coordinator({ name }) : m.changes_by_others_coordinator()
  return name ? m.changes_by_others_by_assistant({ name }) : m.changes_by_others_assistant()
}
