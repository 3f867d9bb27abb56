import type { ChatPerson } from '#contract/organiser-chat.ts'

/** The placeholders of a prepared answer: `{name}`, `{company}`. */
type Blanks = Record<'name' | 'company', string | null>

/**
 * What is known of a person for the placeholders, in one language; in Russian given name and patronymic. An account without a participant is named by
 * its phone, which is no way to greet anybody, so its name is null.
 */
export function blanksOf(
  person: Pick<ChatPerson, 'participantGuid' | 'name' | 'latinName' | 'companyShortName'>,
  locale: 'ru' | 'en',
): Blanks {
  const named = person.participantGuid !== null
  const given = person.name.replace(/^\S+\s+(?=\S)/, '')
  return {
    name: named ? (locale === 'en' && person.latinName) || given : null,
    company: person.companyShortName,
  }
}

/**
 * Fills the placeholders. One without a value is removed with the comma before it, so that no brace reaches a person: «Здравствуйте, {name}!» becomes
 * «Здравствуйте!».
 */
export function fillReply(body: string, blanks: Blanks): string {
  return body.replace(/(,?\s*)\{(name|company)\}/g, (_, before: string, blank: keyof Blanks) => {
    const value = blanks[blank]
    return value ? before + value : ''
  })
}
