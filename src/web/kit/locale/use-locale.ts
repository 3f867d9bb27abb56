import { useLocation } from 'react-router'
import type { Locale } from '#contract/field.ts'
import { localeOf, type PathParameters, pathTo } from '#web/paths.ts'
import type { PageName } from '#web/site-map.ts'

export function useLocale(): Locale {
  return localeOf(useLocation().pathname)
}

/** Builds addresses in the language of the page: `const to = usePaths(); to('login')`. */
export function usePaths() {
  const locale = useLocale()
  return <Name extends PageName>(name: Name, ...rest: PathParameters<Name>) => pathTo(locale, name, ...rest)
}
