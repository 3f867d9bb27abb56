import { Link2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { m } from '#messages/compiled/messages.js'

/** The page's own address for passing on; a click copies it where the browser allows. */
export function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<'copied' | 'refused'>()
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <a
        href={address}
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-2 text-text-quiet hover:text-text"
      >
        <Link2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {m.news_copy_link()}
      </a>
      <span role="status" className={state === 'copied' ? 'text-positive' : 'text-text-quiet'}>
        {state === 'copied' && m.news_link_copied()}
        {state === 'refused' && m.news_link_not_copied()}
      </span>
    </p>
  )
}
