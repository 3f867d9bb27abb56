import type { Locale } from '#contract/field.ts'
import type { Picture } from '#contract/picture.ts'
import type { BilingualText, PictureValue } from '#domain/content/content-field.ts'

export const present = (text: BilingualText, locale: Locale): string => text[locale]

/** A picture with what it shows; null where there is none. */
export function presentPicture(value: PictureValue | null, alt: string): Picture | null {
  return value && { path: value.path, width: value.width, height: value.height, alt }
}

/** A person's name in public lists: first name, then last, in both languages. */
export function presentName(
  person: { firstName: BilingualText; lastName: BilingualText },
  locale: Locale,
): string {
  return `${person.firstName[locale]} ${person.lastName[locale]}`.trim()
}
