import { SearchX } from 'lucide-react'
import { data, Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.organiser_unknown_title())
}

/** An address that the console does not have, within the console. */
export default function UnknownConsolePage() {
  const to = usePaths()
  return (
    <EmptyState
      className="px-4 md:px-6"
      level={1}
      picture={<SearchX aria-hidden="true" strokeWidth={1.5} className="size-6" />}
      title={m.organiser_unknown_title()}
      action={
        <Button asChild variant="secondary">
          <Link to={to('organiser')}>{m.organiser_nav_overview()}</Link>
        </Button>
      }
    >
      {m.organiser_unknown_text()}
    </EmptyState>
  )
}
