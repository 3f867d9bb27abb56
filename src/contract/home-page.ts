import type { HomeBlock } from '#domain/content/content-choice.ts'

/** An entry of a block of the home page. */
export type HomeEntry = {
  guid: string
  block: HomeBlock
  title: string
  bodyHtml: string
  /** Where to answer a call. */
  email: string | null
  /** The last day on which it is shown. */
  until: string | null
}
