import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePaths } from '../session/use-locale.ts'

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
