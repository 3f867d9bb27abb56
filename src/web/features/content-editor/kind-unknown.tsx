import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ConsolePage } from '../console/console-page.tsx'
import { usePaths } from '../session/use-locale.ts'

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
