import type { Locale } from '#contract/field.ts'
import type { DraftPerson } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'

export type Fact = readonly [term: string, value: string | null]

/** A name in both scripts, the page's own first. A foreigner may have it in Latin letters alone. */
export function nameFacts(person: DraftPerson, locale: Locale): Fact[] {
  const { prefix, citizenship, noMiddleName, middleName } = person
  const cyrillic = joined([person.lastName, person.firstName, noMiddleName ? null : middleName])
  const latin = joined([person.latinFirstName, person.latinLastName])
  if (citizenship && citizenship !== 'RU' && !cyrillic)
    return [[m.signup_review_name(), latin && joined([prefix, latin])]]
  const entitled = cyrillic && joined([prefix, cyrillic])
  return locale === 'ru'
    ? [
        [m.signup_review_name(), entitled],
        [m.signup_review_latin_name(), latin],
      ]
    : [
        [m.signup_review_name(), latin],
        [m.signup_review_cyrillic_name(), entitled],
      ]
}

/** A site without its scheme, as people write it. */
export function siteName(typed: string | null): string | null {
  return typed?.replace(/^https?:\/\//i, '').replace(/\/$/, '') ?? null
}

function joined(words: readonly (string | null)[]): string {
  return words.filter(Boolean).join(' ')
}
