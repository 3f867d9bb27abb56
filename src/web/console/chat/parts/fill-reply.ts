import type { ChatPerson } from '#contract/organiser-chat.ts'

/** What a prepared answer may leave open, in braces: `{name}`, `{company}`. */
type Blanks = Record<'name' | 'company', string | null>

/**
 * What is known of a person for the blanks, in one language: in Russian given name and patronymic, as people are addressed.
 * An account without a participant has a phone for a name, and nobody is greeted by it.
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
 * A prepared answer with its blanks filled. One that cannot be filled goes away with the comma before it, so that no brace
 * reaches a person: «Здравствуйте, {name}!» becomes «Здравствуйте!».
 */
export function fillReply(body: string, blanks: Blanks): string {
  return body.replace(/(,?\s*)\{(name|company)\}/g, (_, before: string, blank: keyof Blanks) => {
    const value = blanks[blank]
    return value ? before + value : ''
  })
}
