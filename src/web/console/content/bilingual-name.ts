import { m } from '#messages/compiled/messages.js'

/** A name in the language of the page, else in the other, else a word for its absence. */
export function bilingualName(name: { ru: string; en: string }, locale: 'ru' | 'en'): string {
  return name[locale] || name[locale === 'ru' ? 'en' : 'ru'] || m.content_untitled()
}
