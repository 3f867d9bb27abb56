import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

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
