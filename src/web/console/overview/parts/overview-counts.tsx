import { Link } from 'react-router'

type CountLine = {
  key: string
  label: string
  count: number
  to?: { pathname: string; search: string } | undefined
}

/** Counts by state, one a line; a line leads into the filtered queue where there is one. */
export function OverviewCounts({ lines }: { lines: readonly CountLine[] }) {
  return (
    <ul className="divide-y border-y text-sm">
      {lines.map(({ key, label, count, to }) => {
        const content = (
          <>
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular font-medium">{count}</span>
          </>
        )
        return (
          <li key={key}>
            {to ? (
              <Link to={to} className="flex min-h-11 items-center gap-4 hover:bg-sunken md:min-h-9">
                {content}
              </Link>
            ) : (
              <span className="flex min-h-11 items-center gap-4 md:min-h-9">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
