import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'

/** More names than this are only counted. */
export const mostNames = 3

/** Names in one line, shortened the same way wherever sessions are listed: «Анна Ветрова, Лев Север, Зоя Юг и ещё 2». */
export function shownNames(names: readonly string[], locale: Locale): string {
  const rest = names.length - mostNames
  // «и ещё 1» would take as much room as the name.
  if (rest <= 1) return names.join(', ')
  return `${names.slice(0, mostNames).join(', ')} ${m.site_highlights_more({ count: rest }, { locale })}`
}
