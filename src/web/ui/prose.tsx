import type { MouseEventHandler } from 'react'
import { classNames } from './class-names.ts'

type ProseProps = {
  /** HTML that the server made from an editor's text. It must be safe already. */
  html: string
  /** Gets the clicks on links inside, so that one handler can follow internal ones. */
  onClick?: MouseEventHandler<HTMLDivElement>
  className?: string
}

const blocks =
  '[&>*]:measure [&>*+*]:mt-4 [&>h2]:mt-10 [&>h2]:text-xl [&>h3]:mt-8 [&>h3]:text-lg [&>h2+*]:mt-3 [&>h3+*]:mt-2 [&>:first-child]:mt-0'
const lists =
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-6 [&_li+li]:mt-2 [&_li>p+p]:mt-2 [&_li>ul]:mt-2 [&_li>ol]:mt-2 [&_li]:marker:text-accent-text'
const inline =
  '[&_a]:text-link [&_a]:wrap-anywhere [&_strong]:font-semibold [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-sm'
const apart =
  '[&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-4 [&_blockquote]:text-text-quiet [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-4 [&_pre_code]:p-0 [&_hr]:my-8 [&_hr]:border-t'

/** Typography of an edited text: headings from h2 on, paragraphs, lists, links. */
export function Prose({ html, onClick, className }: ProseProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside
    <div
      onClick={onClick}
      className={classNames(blocks, lists, inline, apart, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and cut down to what is allowed by the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
