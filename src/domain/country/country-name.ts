/**
 * A name out of the regions that Unicode keeps (CLDR) as it is printed here: it writes е for ё, a hyphen for a dash, and shortens islands.
 */
export function printedCountryName(name: string, locale: 'ru' | 'en'): string {
  if (locale === 'en') return name.replace(' - ', ' – ')
  return name.replace(' - ', ' — ').replace('Соединенн', 'Соединённ').replace(' о-ва', ' Острова')
}
