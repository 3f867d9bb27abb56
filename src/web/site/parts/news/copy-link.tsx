import { Link2 } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'

/** The page's own address for passing on; a click copies it where the browser allows (site/script/copy-link.ts). */
export function CopyLink({ address }: { address: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <a
        href={address}
        data-copy=""
        className="inline-flex min-h-11 items-center gap-2 text-text-quiet hover:text-text"
      >
        <Link2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {m.news_copy_link()}
      </a>
      <span
        role="status"
        data-copied={m.news_link_copied()}
        data-refused={m.news_link_not_copied()}
        className="text-text-quiet"
      />
    </p>
  )
}
