import type { AssistantSection } from '#domain/access/participant-access.ts'

/** A compiled text; what stands in its braces is its parameters. */
export type Text<Parameters> = (parameters: Parameters, options: { locale: 'ru' | 'en' }) => string

export type MessageTexts<Parameters> = {
  sms?: Text<Parameters>
  subject?: Text<Parameters>
  text?: Text<Parameters>
}

/** What a copy is about: an assistant gets it with the rights of this section, with any rights for `home`. */
export type CopiedSection = AssistantSection | 'home'

export type CopyPolicy<Texts> = {
  /** `never` for codes, links and what the person decides alone: whoever reads a copy could act on them. */
  copied: CopiedSection | 'never'
  /** Texts for the copy where the message itself says too much; `template` is the name that the row keeps. */
  copiedAs?: Texts & { template: string }
}

/** A message goes by SMS, by e-mail, or by both; a letter has a subject. */
type EveryChannel =
  | { sms: Text<never>; subject?: never; text?: never }
  | { sms?: never; subject: Text<never>; text: Text<never> }
  | { sms: Text<never>; subject: Text<never>; text: Text<never> }

/** What a message needs in the catalogue. The policy is required, so that nothing is copied unasked. */
export type MessageDefinition = EveryChannel & CopyPolicy<EveryChannel>
