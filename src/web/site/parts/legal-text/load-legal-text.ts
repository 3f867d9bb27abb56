import { data, type LoaderFunctionArgs } from 'react-router'
import type { LegalText, LegalTextName } from '#contract/site-page.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'

/** The version that the address asks for, or the one in force. Null before the first publication; an unknown version is 404. */
export async function loadLegalText(
  name: LegalTextName,
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
): Promise<{ text: LegalText | null }> {
  const version = url.searchParams.get('version')
  const text = await context.get(pageDataContext).legalText(name, { locale: localeOf(url.pathname), version })
  if (!text && version !== null) throw data(null, { status: 404 })
  return { text }
}
