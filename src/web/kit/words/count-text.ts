/** A count as it is printed: `13 537` in Russian, with spaces that do not break, `13,537` in English. */
export function countText(count: number | bigint, locale: 'ru' | 'en'): string {
  return new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-GB').format(count)
}
