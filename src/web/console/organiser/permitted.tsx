import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOrganiser } from './use-organiser.ts'

/** Shows a part of the console to the roles it is open to; everybody else reads which role is needed. */
export function Permitted({
  permission,
  children,
}: {
  permission: OrganiserPermission
  children: ReactNode
}) {
  const { may } = useOrganiser()
  const to = usePaths()
  if (may(permission)) return children
  return (
    <EmptyState
      level={1}
      picture={<Lock aria-hidden="true" strokeWidth={1.5} className="size-6" />}
      title={m.organizer_not_permitted_title()}
      action={
        <Button asChild variant="secondary">
          <Link to={to('organizer')}>{m.organizer_nav_overview()}</Link>
        </Button>
      }
    >
      {m.organizer_not_permitted_text()}
    </EmptyState>
  )
}
