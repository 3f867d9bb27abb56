import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages about an application, from the confirmation link to its end. */
export const applicationMessages = {
  // The link proves a phone, so it goes only by SMS.
  confirmation_link: {
    sms: m.mail_confirmation_link_sms,
    urgency: 'answer',
    copied: 'never',
  },
  confirmed: {
    sms: m.mail_confirmed_sms,
    subject: m.mail_confirmed_subject,
    text: m.mail_confirmed_text,
    urgency: 'notice',
    copied: 'never',
  },
  confirmed_alone: {
    sms: m.mail_confirmed_alone_sms,
    subject: m.mail_confirmed_alone_subject,
    text: m.mail_confirmed_alone_text,
    urgency: 'notice',
    copied: 'never',
  },
  declined: {
    sms: m.mail_declined_sms,
    subject: m.mail_declined_subject,
    text: m.mail_declined_text,
    urgency: 'notice',
    copied: 'never',
  },
  links_expired: {
    sms: m.mail_links_expired_sms,
    subject: m.mail_links_expired_subject,
    text: m.mail_links_expired_text,
    urgency: 'notice',
    copied: 'never',
  },
  received: {
    sms: m.mail_received_sms,
    subject: m.mail_received_subject,
    text: m.mail_received_text,
    urgency: 'answer',
    copied: 'home',
  },
  approved: {
    sms: m.mail_approved_sms,
    subject: m.mail_approved_subject,
    text: m.mail_approved_text,
    urgency: 'notice',
    copied: 'home',
  },
  approved_waived: {
    sms: m.mail_approved_waived_sms,
    subject: m.mail_approved_waived_subject,
    text: m.mail_approved_waived_text,
    urgency: 'notice',
    copied: 'home',
  },
  approved_paid: {
    sms: m.mail_approved_paid_sms,
    subject: m.mail_approved_paid_subject,
    text: m.mail_approved_paid_text,
    urgency: 'notice',
    copied: 'home',
  },
  rejected: {
    sms: m.mail_rejected_sms,
    subject: m.mail_rejected_subject,
    text: m.mail_rejected_text,
    urgency: 'notice',
    copied: 'home',
  },
  reopened: {
    sms: m.mail_reopened_sms,
    subject: m.mail_reopened_subject,
    text: m.mail_reopened_text,
    urgency: 'notice',
    copied: 'home',
  },
  more_information: {
    sms: m.mail_more_information_sms,
    subject: m.mail_more_information_subject,
    text: m.mail_more_information_text,
    urgency: 'notice',
    copied: 'home',
  },
  photograph_requested: {
    sms: m.mail_photograph_requested_sms,
    subject: m.mail_photograph_requested_subject,
    text: m.mail_photograph_requested_text,
    urgency: 'notice',
    copied: 'profile',
  },
  cancelled: {
    sms: m.mail_cancelled_sms,
    subject: m.mail_cancelled_subject,
    text: m.mail_cancelled_text,
    urgency: 'answer',
    copied: 'home',
  },
  replaced: {
    sms: m.mail_replaced_sms,
    subject: m.mail_replaced_subject,
    text: m.mail_replaced_text,
    urgency: 'notice',
    copied: 'home',
  },
  place_given: {
    sms: m.mail_place_given_sms,
    subject: m.mail_place_given_subject,
    text: m.mail_place_given_text,
    urgency: 'notice',
    copied: 'home',
  },
} satisfies Record<string, MessageDefinition>
