import type { Locale } from '#contract/field.ts'

const maxAgeSeconds = 365 * 24 * 60 * 60

/** The cookie that keeps a chosen language for 365 days (spec points 3 and 9). */
export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}
