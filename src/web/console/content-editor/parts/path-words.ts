import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { placeWords } from './field-words.ts'

const languages = { ru: m.content_in_ru, en: m.content_in_en }

/** A place of a draft in words: «Заголовок, по-английски». */
export function pathWords(kind: ContentKind, path: string): string {
  const [, field = path, locale] = /^(.*)\.(ru|en)$/.exec(path) ?? []
  if (!locale) return placeWords(kind, path)
  return `${placeWords(kind, field)}, ${languages[locale as 'ru' | 'en']()}`
}
