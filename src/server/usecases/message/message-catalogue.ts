import { accountMessages } from './account-messages.ts'
import type { Addressing } from './addressing.ts'
import { applicationMessages } from './application-messages.ts'
import { assistantMessages } from './assistant-messages.ts'
import { groupMessages } from './group-messages.ts'
import { letterMessages } from './letter-messages.ts'
import type { CopyPolicy, MessageTexts, Text, Urgent } from './message-texts.ts'
import { passportMessages } from './passport-messages.ts'
import { paymentMessages } from './payment-messages.ts'
import { reminderMessages } from './reminder-messages.ts'
import { staffMessages } from './staff-messages.ts'
import { volunteerMessages } from './volunteer-messages.ts'

/** Every message that the app sends to people: its texts, how soon it is sent and who gets a copy. */
export const messages = {
  ...accountMessages,
  ...applicationMessages,
  ...passportMessages,
  ...paymentMessages,
  ...groupMessages,
  ...assistantMessages,
  ...reminderMessages,
  ...letterMessages,
  ...staffMessages,
  ...volunteerMessages,
}

export type MessageName = keyof typeof messages

/** The parameter names in all texts of a message. */
type NamesIn<Message> = {
  [Channel in keyof Message & keyof MessageTexts<never>]: Message[Channel] extends Text<infer Parameters>
    ? Extract<keyof Parameters, string>
    : never
}[keyof Message & keyof MessageTexts<never>]

type GivenNames = { [Name in MessageName]: Exclude<NamesIn<(typeof messages)[Name]>, keyof Addressing> }

/** What a message needs; for one of several messages, what any of them needs. */
export type Given<Name extends MessageName> = Record<GivenNames[Name], string>

/** Content of a message; sums, dates and lists of words differ by language. */
export type MessageContent<Name extends MessageName> = Given<Name> | ((locale: 'ru' | 'en') => Given<Name>)

/** A message that can be rendered with these parameters. */
export type Message<Parameters> = MessageTexts<Parameters> & CopyPolicy<MessageTexts<Parameters>> & Urgent

/** The same catalogue with its parameters by name: this assignment proves that the inferred names cover every text. */
const byName: { [Name in MessageName]: Message<Addressing & Given<Name>> } = messages

export function findMessage<Name extends MessageName>(name: Name): Message<Addressing & Given<Name>> {
  return byName[name]
}

/** The content in one language. */
export function contentIn<Name extends MessageName>(
  content: MessageContent<Name>,
  locale: 'ru' | 'en',
): Given<Name> {
  return isByLocale(content) ? content(locale) : content
}

function isByLocale<Value>(
  content: Value | ((locale: 'ru' | 'en') => Value),
): content is (locale: 'ru' | 'en') => Value {
  return typeof content === 'function'
}
