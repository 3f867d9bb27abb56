import type { FailedMessage, SentMessage } from '#contract/organiser-message.ts'
import type { ChannelFault, DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export const channelWords: Record<MessageChannel, () => string> = {
  sms: m.organiser_messages_sms,
  email: m.organiser_messages_email,
}

/** Of one message. */
export const ownChannelWords: Record<MessageChannel, () => string> = {
  sms: m.organiser_channel_sms,
  email: m.organiser_channel_email,
}

export const messageStateWords: Record<SentMessage['state'], () => string> = {
  waiting: m.organiser_message_waiting,
  sent: m.organiser_message_sent,
  failed: m.organiser_message_failed,
  cancelled: m.organiser_message_cancelled,
}

export const messageStateTones: Record<SentMessage['state'], Tone> = {
  waiting: 'attention',
  sent: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
}

export const urgencyWords: Record<MessageUrgency, () => string> = {
  code: m.organiser_messages_code,
  answer: m.organiser_messages_answer,
  notice: m.organiser_messages_notice,
}

export const causeWords: Record<DeliveryFault, () => string> = {
  address: m.organiser_messages_cause_address,
  refused: m.organiser_messages_cause_refused,
  later: m.organiser_messages_cause_later,
  settings: m.organiser_messages_cause_settings,
  outage: m.organiser_messages_cause_outage,
  expired: m.organiser_messages_cause_expired,
}

export const subjectWords: Record<FailedMessage['about'], () => string> = {
  account: m.organiser_messages_about_account,
  application: m.organiser_messages_about_application,
  passport: m.organiser_messages_about_passport,
  payment: m.organiser_messages_about_payment,
  group: m.organiser_messages_about_group,
  assistant: m.organiser_messages_about_assistant,
  reminder: m.organiser_messages_about_reminder,
  letter: m.organiser_messages_about_letter,
}

export const failingTitles: Record<MessageChannel, () => string> = {
  sms: m.organiser_messages_failing_sms,
  email: m.organiser_messages_failing_email,
}

export const failingTexts: Record<
  MessageChannel,
  Record<ChannelFault, (given: { detail: string; age: string }) => string>
> = {
  sms: {
    settings: m.organiser_messages_failing_settings_sms,
    outage: m.organiser_messages_failing_outage_sms,
  },
  email: {
    settings: m.organiser_messages_failing_settings_email,
    outage: m.organiser_messages_failing_outage_email,
  },
}
