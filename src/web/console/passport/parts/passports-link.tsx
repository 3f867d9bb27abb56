import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { m } from '#messages/compiled/messages.js'

/** Back to the queue with its filters. */
export function PassportsLink({ list }: { list: Pick<LinkProps, 'to' | 'state'> }) {
  return (
    <Link {...list} className="text-link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.organiser_back_to_passports()}
    </Link>
  )
}
