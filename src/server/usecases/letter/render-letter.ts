import type { LetterDraft } from '#contract/organiser-letter.ts'
import type { Needs } from '#server/use-case.ts'
import { type Forum, ownNameIn } from '../message/addressing.ts'
import { unsubscribeUrl } from '../message/queue-message.ts'
import { renderMessage } from '../message/render-message.ts'

/** Somebody who stands for every reader; the link leads nowhere. */
const example = { firstName: 'Мария', latinFirstName: 'Maria', latinLastName: 'Orlova' }
const noLink = '00000000-0000-0000-0000-000000000000'

/** A letter as it is read, with an invented reader. */
export function renderLetter(
  { config }: Needs<'config'>,
  { edition, draft, locale }: { edition: Forum; draft: LetterDraft; locale: 'ru' | 'en' },
): { subject: string; text: string } {
  const unsubscribe = unsubscribeUrl(config, locale, { unsubscribeGuid: noLink })
  const { email } = renderMessage({ needs: { config }, edition }, 'marketing_letter', {
    to: { name: ownNameIn(locale, example), locale },
    content: { headline: draft.subject[locale], words: draft.text[locale], unsubscribe },
  })
  return email ?? { subject: '', text: '' }
}
