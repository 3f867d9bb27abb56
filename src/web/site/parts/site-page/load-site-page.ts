import { data, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#contract/field.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { SitePage } from '#contract/site-page.ts'
import type { PageSlug } from '#domain/content/content-choice.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { type ProseParts, proseParts } from './prose-parts.ts'

/** The parts of its edited text that every public page shows. */
export type PageText = Pick<SitePage, 'title' | 'lead' | 'description' | 'picture'> & { prose: ProseParts }

type Loaded = { locale: Locale; content: PublicContent; page: PageText }

/** The edited text of a public page in the address's language; an unpublished page answers 404. */
export async function loadSitePage(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  slug: PageSlug,
): Promise<Loaded> {
  const { content } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const page = await content.page(locale, slug)
  if (!page) throw data(null, { status: 404 })
  const { title, lead, description, picture, bodyHtml } = page
  return { locale, content, page: { title, lead, description, picture, prose: proseParts(bodyHtml) } }
}
