import type { Locale } from '#contract/field.ts'
import type { Picture } from '#contract/picture.ts'
import type { BilingualText, PictureValue } from '#domain/content/content-field.ts'
import { imagePathIn } from '#domain/image/image-path.ts'

export const present = (text: BilingualText, locale: Locale): string => text[locale]

/** A picture with its caption; null where there is none. */
export function presentPicture(value: PictureValue | null, alt: string): Picture | null {
  return value && { path: value.path, width: value.width, height: value.height, alt }
}

/** A person's portrait; drawn initials are those of the language. */
export function presentPortrait(value: PictureValue | null, name: string, locale: Locale): Picture | null {
  const picture = presentPicture(value, name)
  return picture && { ...picture, path: imagePathIn(picture.path, locale) }
}

/** A person's name in public lists, first name first, in both languages. */
export function presentName(
  person: { firstName: BilingualText; lastName: BilingualText },
  locale: Locale,
): string {
  return `${person.firstName[locale]} ${person.lastName[locale]}`.trim()
}
