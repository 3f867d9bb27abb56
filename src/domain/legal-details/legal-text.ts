import { type Operator, registrationNumbers } from './legal-details.ts'

/** The names and dates put into the texts of consents and of the policy. */
export type LegalFacts = {
  operator: Operator
  forum: { ru: string; en: string }
  /** Which publication it is, from 1. */
  number: number
  /** ISO date: from when it is in force. */
  since: string
}

/** A text from content/ with the names put in; an unknown name in braces is a mistake in the file. */
export function fillLegalText(text: string, { operator, forum }: LegalFacts, locale: 'ru' | 'en'): string {
  const values: Record<string, string> = {
    operator: operator.name[locale],
    numbers: registrationNumbers(operator, locale),
    address: operator.address[locale],
    email: operator.email,
    site: operator.site,
    forum: forum[locale],
  }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`a legal text has ${whole}`)
    // The operator's legal form is kept in small letters, as it stands inside a sentence.
    return at === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}

/** The day from which a text of the files is in force: that of the files, or of the details put into it. */
export function legalTextSince(fileVersion: string, { since }: LegalFacts): string {
  return since > fileVersion ? since : fileVersion
}

/** The version of a text: its day, and from the second publication on its number, because a day may have several. */
export function legalTextVersion(fileVersion: string, facts: LegalFacts): string {
  const since = legalTextSince(fileVersion, facts)
  return facts.number > 1 ? `${since}.${facts.number}` : since
}
