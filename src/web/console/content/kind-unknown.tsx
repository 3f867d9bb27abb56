import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '#web/console/queue/console-page.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The address names no kind of content. */
export function KindUnknown() {
  const to = usePaths()
  return (
    <ConsolePage title={m.content_not_found_title()}>
      <EmptyState
        title={m.content_kind_unknown_text()}
        action={
          <Button asChild variant="secondary">
            <Link to={to('organizer-content')}>{m.content_nav_content()}</Link>
          </Button>
        }
      />
    </ConsolePage>
  )
}
