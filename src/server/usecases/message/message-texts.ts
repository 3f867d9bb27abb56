import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'

/** A compiled text with its parameters. */
export type Text<Parameters> = (parameters: Parameters, options: { locale: 'ru' | 'en' }) => string

export type MessageTexts<Parameters> = {
  sms?: Text<Parameters>
  subject?: Text<Parameters>
  text?: Text<Parameters>
}

/** The section of a copy: an assistant needs rights to it, or any rights for `home`. */
export type CopiedSection = AssistantSection | 'home'

export type CopyPolicy<Texts> = {
  /** `never` for codes, links and decisions of the person alone: the reader of a copy could act on them. */
  copied: CopiedSection | 'never'
  /** Texts of the copy where the message itself says too much; `template` is the name stored in the row. */
  copiedAs?: Texts & { template: string }
}

/** A message goes by SMS, by e-mail, or by both; a letter has a subject. */
type EveryChannel =
  | { sms: Text<never>; subject?: never; text?: never }
  | { sms?: never; subject: Text<never>; text: Text<never> }
  | { sms: Text<never>; subject: Text<never>; text: Text<never> }

/** How soon it is sent. Of an `answer` the reader is the one who acted: they are still looking at the screen. */
export type Urgent = { urgency: MessageUrgency }

/** An entry of the catalogue. The copy policy is required, so that nothing is copied by accident. */
export type MessageDefinition = EveryChannel & CopyPolicy<EveryChannel> & Urgent
