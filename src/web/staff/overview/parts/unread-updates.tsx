import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useCompany } from '#web/staff/company/queries.ts'
import { useCompanyUpdates } from '#web/staff/update/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Important updates that the company has not opened, urgent ones first. */
export function UnreadUpdates() {
  const { guid } = useCompany()
  const to = usePaths()
  const { data } = useCompanyUpdates(guid)
  const unread = data?.filter(({ readAt }) => readAt === null) ?? []
  const first = unread.find(({ urgent }) => urgent) ?? unread[0]
  if (!first) return null
  return (
    <Banner
      tone={first.urgent ? 'attention' : 'info'}
      title={first.title}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={`${to('staff-updates')}?update=${first.guid}`}>{m.staff_update_read()}</Link>
        </Button>
      }
    >
      {unread.length > 1 ? m.staff_updates_more({ count: unread.length - 1 }) : m.staff_update_one()}
    </Banner>
  )
}
