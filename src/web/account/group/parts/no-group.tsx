import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The account has no group: what one is for, and the way to it. */
export function NoGroup() {
  const to = usePaths()
  return (
    <EmptyState
      level={1}
      title={m.group_none_title()}
      action={
        <Button asChild>
          <Link to={to('signup-group')}>{m.group_none_action()}</Link>
        </Button>
      }
    >
      {m.group_none_text()}
    </EmptyState>
  )
}
