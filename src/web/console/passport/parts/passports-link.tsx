import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'

type PassportsLinkProps = { list: Pick<LinkProps, 'to' | 'state'>; listText: string }

/** Back to the list with its filters. */
export function PassportsLink({ list, listText }: PassportsLinkProps) {
  return (
    <Link {...list} className="text-link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {listText}
    </Link>
  )
}
