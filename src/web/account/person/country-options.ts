import type { Country } from '#contract/dictionary.ts'

/** Countries by name in one language, Russia before all: most participants are from there. */
export function countryOptions(
  countries: readonly Country[],
  locale: 'ru' | 'en',
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale)
  const rank = (country: Country) => (country.code === 'RU' ? 0 : 1)
  return countries
    .toSorted((left, right) => rank(left) - rank(right) || compare(left.name[locale], right.name[locale]))
    .map(({ code, name }) => ({ value: code, label: name[locale] }))
}
