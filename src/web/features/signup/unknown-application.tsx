import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { usePaths } from '../session/use-locale.ts'

/** An application that the account does not have: withdrawn, somebody else's, or none. */
export function UnknownApplication() {
  const to = usePaths()
  return (
    <div className="space-y-6">
      <PageHeading title={m.confirm_unknown_title()} lead={m.confirm_unknown_text()} />
      <Button asChild className="max-sm:w-full">
        <Link to={to('login-waiting')}>{m.confirm_unknown_action()}</Link>
      </Button>
    </div>
  )
}
