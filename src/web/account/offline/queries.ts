import { useEffect } from 'react'
import type { Locale } from '#contract/field.ts'
import { keepPages } from '#web/kit/kept/keep-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pathTo } from '#web/paths.ts'

/** Milliseconds to wait after the cabinet opens, so that what the person asked for loads first. */
const delay = 6000

/** Keeps the cabinet's shell, the badge, the programme and the offline page on the device, in this language. */
export function useOfflinePages(): void {
  const locale = useLocale()
  useEffect(() => {
    const timer = window.setTimeout(() => void keepOfflinePages(locale), delay)
    return () => window.clearTimeout(timer)
  }, [locale])
}

/** The badge first: whoever has just chosen to keep it may be about to close the page. */
const pages = [
  'account-badge',
  'offline',
  'account',
  'account-programme',
  'program',
  'account-favourites',
] as const

/** Keeps the pages of the cabinet that open offline, in this language. */
export async function keepOfflinePages(locale: Locale): Promise<void> {
  await keepPages(pages.map(page => pathTo(locale, page)))
}
