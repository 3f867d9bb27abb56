import { messages } from './message-catalogue.ts'
import type { MessageDefinition } from './message-texts.ts'

/** Whoever gets a copy may be told less than the person, so some copies have their own title. */
const byTemplate = new Map<string, MessageDefinition['subject']>(
  Object.entries<MessageDefinition>(messages).flatMap(([name, { subject, copiedAs }]) => [
    [name, subject] as const,
    ...(copiedAs ? [[copiedAs.template, copiedAs.subject] as const] : []),
  ]),
)

/** Stands for a parameter; no title has it. */
const filled = '\u0000'
const anyParameters = new Proxy({}, { get: () => filled })

/**
 * What all messages of a kind say in their subject, an SMS beside its letter too. Null where each has its own, such as the number of an invoice, and for a
 * kind without letters.
 */
export function titleOf(template: string, locale: 'ru' | 'en'): string | null {
  const subject = byTemplate.get(template)
  const title = subject?.(anyParameters as never, { locale }) ?? null
  return title?.includes(filled) ? null : title
}
