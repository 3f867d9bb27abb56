import type { EditionFacts } from './edition.ts'

/** What server-rendered pages may ask of the server: public facts alone, so that every rendered page can be cached. */
export type PageData = {
  edition(): Promise<EditionFacts>
  /** PUBLIC_URL without a trailing slash, for canonical links and the sitemap. */
  publicUrl: string
  demo: boolean
}
