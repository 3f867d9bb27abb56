/** Adapts a country name from Unicode's CLDR to our style: е for ё, a hyphen for a dash, shortened islands. */
export function printedCountryName(name: string, locale: 'ru' | 'en'): string {
  if (locale === 'en') return name.replace(' - ', ' – ')
  return name.replace(' - ', ' — ').replace('Соединенн', 'Соединённ').replace(' о-ва', ' Острова')
}
