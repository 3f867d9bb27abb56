import { type Operator, registrationNumbers, type Seller } from '#domain/legal-details/legal-details.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'

/** The names and dates put into the texts of consents and of the policy. */
export type LegalFacts = {
  operator: Operator
  forum: { ru: string; en: string }
  /** Which publication it is, from 1. */
  number: number
  /** ISO date: from when it is in force. */
  since: string
}

/** The edition's facts; production does not start without them, and a demo is seeded with them. */
export function legalFactsOf(
  edition: Pick<EditionRow, 'slug' | 'operator' | 'nameRu' | 'nameEn' | 'legalNumber' | 'legalSince'>,
): LegalFacts {
  const { operator, nameRu, nameEn, legalNumber, legalSince } = edition
  if (!operator || !legalSince)
    throw new RangeError(`edition ${edition.slug} names no operator of personal data`)
  return {
    operator: operator as Operator,
    forum: { ru: nameRu, en: nameEn },
    number: legalNumber,
    since: legalSince,
  }
}

/** Trusted without a check: the set-up and the console judge what they write. */
export function sellerOf(edition: Pick<EditionRow, 'seller'>): Seller {
  return edition.seller as Seller
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
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`a legal text has ${whole}`)
    return value
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
