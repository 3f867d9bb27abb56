import { messageSubjects } from '#contract/organiser-message.ts'
import type { TemplatePlace } from '#server/persistence/message-list-queries.ts'
import { applicationMessages } from './application-messages.ts'
import { assistantMessages } from './assistant-messages.ts'
import { groupMessages } from './group-messages.ts'
import { letterMessages } from './letter-messages.ts'
import type { MessageDefinition } from './message-texts.ts'
import { passportMessages } from './passport-messages.ts'
import { paymentMessages } from './payment-messages.ts'
import { reminderMessages } from './reminder-messages.ts'

type Subject = (typeof messageSubjects)[number]

const areas: readonly (readonly [Subject, Record<string, MessageDefinition>])[] = [
  ['application', applicationMessages],
  ['passport', passportMessages],
  ['payment', paymentMessages],
  ['group', groupMessages],
  ['assistant', assistantMessages],
  ['reminder', reminderMessages],
  ['letter', letterMessages],
]

/** Templates of copies that say less than the message itself belong to its area. */
const byTemplate = new Map<string, Subject>(
  areas.flatMap(([subject, messages]) =>
    Object.entries(messages).flatMap(([name, { copiedAs }]) =>
      [name, ...(copiedAs ? [copiedAs.template] : [])].map(template => [template, subject] as const),
    ),
  ),
)

/** The place of each template's subject among all, for the order of a list. */
export const subjectPlaces: readonly TemplatePlace[] = [...byTemplate].map(([template, subject]) => ({
  template,
  place: messageSubjects.indexOf(subject),
}))

/** What a message is about; of one that a later version wrote, the account. */
export function subjectOf(template: string): Subject {
  return byTemplate.get(template) ?? 'account'
}
