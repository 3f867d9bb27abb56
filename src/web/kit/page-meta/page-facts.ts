import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { Picture } from '#contract/picture.ts'
import { imageAddress } from '#web/kit/picture/image-address.ts'
import { type PathParameters, pathTo } from '#web/paths.ts'
import type { PageName } from '#web/site-map.ts'

export type PageFacts = {
  locale: Locale
  page: PageName
  /** The guid of the record that the page shows. */
  guid: string | null
  publicUrl: string
  edition: EditionFacts
  content: PublicContent
  /** Absolute addresses of the link preview and of the mark. */
  linkPicture: string
  logo: string
}

/** Absolute address of a page in the language of the facts. */
export function absolute<Name extends PageName>(
  { publicUrl, locale }: Pick<PageFacts, 'publicUrl' | 'locale'>,
  name: Name,
  ...parameters: PathParameters<Name>
): string {
  return publicUrl + pathTo(locale, name, ...parameters)
}

/** Pictures for search engines: the record's own if it has one, then the link preview. */
export function pictures({ publicUrl, linkPicture }: PageFacts, own: Picture | null | undefined): string[] {
  if (!own) return [linkPicture]
  return [publicUrl + imageAddress(own.path, { width: own.width, format: 'jpeg' }), linkPicture]
}
