import type { MergeField, MergeNotice, MergeObstacle, MovedKind } from '#domain/identity/merge-duplicates.ts'
import { m } from '#messages/compiled/messages.js'
import { personLabels } from '#web/kit/words/person-labels.ts'

export const mergeFieldWords: Record<MergeField, () => string> = {
  name: m.duplicate_row_name,
  latinName: m.duplicate_row_latin,
  birthDate: personLabels.birthDate,
  citizenship: personLabels.citizenship,
  phone: m.merge_field_phone,
  email: personLabels.email,
  role: m.organiser_filter_role,
  company: m.organiser_column_company,
  position: personLabels.position,
  photograph: m.merge_field_photograph,
  passport: m.merge_field_passport,
  contactPerson: m.merge_field_contact,
  transfer: m.merge_field_transfer,
  postalAddress: m.merge_field_postal,
  speakerProfile: m.merge_field_speaker,
}

/** Why a field is not chosen. */
export const fixedWords: Partial<Record<MergeField, () => string>> = {
  phone: m.merge_fixed_phone,
  company: m.merge_fixed_company,
  speakerProfile: m.merge_fixed_speaker,
}

export const movedWords: Record<MovedKind, (count: { count: number }) => string> = {
  invoices: m.merge_moves_invoices,
  cardPayments: m.merge_moves_card_payments,
  group: m.merge_moves_group,
  chatMessages: m.merge_moves_chat,
  messages: m.merge_moves_messages,
  notes: m.merge_moves_notes,
  tags: m.merge_moves_tags,
  assistants: m.merge_moves_assistants,
  consents: m.merge_moves_consents,
  requests: m.merge_moves_requests,
  favourites: m.merge_moves_favourites,
  programme: m.merge_moves_programme,
  survey: m.merge_moves_survey,
  badge: m.merge_moves_badge,
  passportViewings: m.merge_moves_viewings,
}

export const noticeWords: Record<MergeNotice, () => string> = {
  checkedAgain: m.merge_notice_checked_again,
  logInsEnd: m.merge_notice_log_ins_end,
  joinsGroup: m.merge_notice_joins_group,
  draftGoes: m.merge_notice_draft_goes,
}

/** What stands in the way, and what to do first. */
export const obstacleWords: Record<MergeObstacle, () => string> = {
  paymentOnBoth: m.merge_obstacle_payment_both,
  paymentOnOther: m.merge_obstacle_payment_other,
  passOnBoth: m.merge_obstacle_pass_both,
  passOnOther: m.merge_obstacle_pass_other,
  securityRefusedOther: m.merge_obstacle_security,
  rejectedOther: m.merge_obstacle_rejected,
  decisionWaiting: m.merge_obstacle_decision,
  erasureAsked: m.merge_obstacle_erasure,
  ownLogInOther: m.merge_obstacle_own_log_in,
  twoRegistrants: m.merge_obstacle_registrants,
  twoGroups: m.merge_obstacle_groups,
  sameRequests: m.merge_obstacle_requests,
  twoSpeakerCards: m.merge_obstacle_speaker_cards,
}
