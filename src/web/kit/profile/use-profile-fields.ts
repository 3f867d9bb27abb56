import { useMemo } from 'react'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { profileFields } from './profile-fields.ts'

/** The profile's fields in words; countries get names once the list has loaded. */
export function useProfileFields() {
  const locale = useLocale()
  const { optionsWith } = useCountries()
  const countries = optionsWith(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew each time, its length tells whether it is there
  return useMemo(() => profileFields({ locale, countries }), [locale, countries.length])
}
