import { readFileSync } from 'node:fs'
import { type PageSlug, pageSlugs } from '#domain/content/content-choice.ts'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { DraftContent } from '#domain/content/content-kind.ts'
import { emptyDraft } from '#domain/content/content-values.ts'

const texts = ['title', 'lead', 'description', 'body'] as const
type Texts = Partial<Record<(typeof texts)[number], string>>
type File = Partial<Record<PageSlug, Texts>>

function read(locale: 'ru' | 'en', folder: string): File {
  const path = new URL(`../../../../content/${locale}/${folder}/page.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')) as File
}

/**
 * The pages of the site's menu as a new edition begins with them: plain texts that promise nothing. What content/{ru,en}/start leaves out is true of
 * every forum, and stands in the files of the demo.
 */
export function startPages(forum: BilingualText): DraftContent<'page'>[] {
  const files = (['ru', 'en'] as const).map(locale => ({
    locale,
    own: read(locale, 'start'),
    shared: read(locale, '2026'),
  }))
  return pageSlugs.map(slug => {
    const filled = texts.map(name => [
      name,
      Object.fromEntries(
        files.map(({ locale, own, shared }) => {
          const text = own[slug]?.[name] ?? shared[slug]?.[name] ?? ''
          return [locale, text.replaceAll('{forum}', forum[locale])]
        }),
      ),
    ])
    return { ...emptyDraft('page'), ...Object.fromEntries(filled), slug }
  })
}
