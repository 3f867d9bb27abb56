import type { Locale } from '#contract/field.ts'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { formatLongDate } from '#server/documents/document-format.ts'
import type { Needs } from '#server/use-case.ts'
import { hubName } from './transfer-hubs.ts'

/** A transfer in words for an organiser, by field; empty where nothing is given. */
export async function describeTransfer(
  needs: Needs<'published'>,
  locale: Locale,
  values: Record<string, unknown>,
): Promise<Record<string, string>> {
  const snapshot = await needs.published.snapshot()
  const show = (field: string): string => {
    const value = values[field] ?? null
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? m.yes({}, { locale }) : m.no({}, { locale })
    if (field.endsWith('Hub')) return hubName(snapshot, locale, String(value))
    if (field.endsWith('Day')) return formatLongDate(String(value), locale).replace(/\u00a0г\.$/, '')
    return String(value)
  }
  return Object.fromEntries(Object.keys(noTransfer).map(field => [field, show(field)]))
}
