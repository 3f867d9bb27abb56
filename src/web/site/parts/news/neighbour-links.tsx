import { ArrowLeft, ArrowRight } from 'lucide-react'

type Neighbour = { href: string; text: string } | null

type NeighbourLinksProps = {
  /** For screen readers. */
  label: string
  previous: Neighbour
  next: Neighbour
  words: { previous: string; next: string }
}

/** Links to a record's neighbours, at the end of its page. */
export function NeighbourLinks({ label, previous, next, words }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="mt-12 grid gap-x-8 border-y md:mt-16 md:grid-cols-2 print:hidden">
      {previous && (
        <a
          href={previous.href}
          rel="prev"
          className="group flex items-center gap-4 py-5 max-md:border-b max-md:last:border-b-0"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
          <span className="min-w-0">
            <span className="block text-sm text-text-quiet">{words.previous}</span>
            <span className="mt-0.5 block font-semibold text-pretty underline-offset-4 group-hover:underline">
              {previous.text}
            </span>
          </span>
        </a>
      )}
      {next && (
        <a
          href={next.href}
          rel="next"
          className="group flex items-center justify-end gap-4 py-5 text-right md:col-start-2"
        >
          <span className="min-w-0">
            <span className="block text-sm text-text-quiet">{words.next}</span>
            <span className="mt-0.5 block font-semibold text-pretty underline-offset-4 group-hover:underline">
              {next.text}
            </span>
          </span>
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
        </a>
      )}
    </nav>
  )
}
