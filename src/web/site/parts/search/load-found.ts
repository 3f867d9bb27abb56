import type { LoaderFunctionArgs } from 'react-router'
import type { NarrowedKind } from '#contract/site-search.ts'
import { checkQuery } from '#domain/search/query-limit.ts'
import { pageDataContext } from '#web/page-data-context.ts'

export type NarrowedBy = {
  /** The search text. */
  words: string
  /** What it finds in the list; null where everything stays: nothing was asked, or too little to search for. */
  found: { guids: string[]; corrected: string | null } | null
}

/** What `?q=` finds in a list of the site. */
export async function loadFound(
  { context, url }: LoaderFunctionArgs,
  kind: NarrowedKind,
): Promise<NarrowedBy> {
  const words = url.searchParams.get('q')?.trim() ?? ''
  if (!checkQuery(words).ok) return { words, found: null }
  return { words, found: await context.get(pageDataContext).searchList(kind, words) }
}
