import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEntries } from '#web/account/participant/use-entries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** The coordinator's own person is looked after apart from the group: in the form while it is not finished, then in their cabinet. */
export function OwnNotice({ participantGuid }: { participantGuid: string }) {
  const to = usePaths()
  const { users } = useSession()
  const { openUser } = useEntries()
  const own = users.find(({ guid }) => guid === participantGuid)
  return (
    <Banner
      tone="info"
      action={
        own?.status === 'draft' ? (
          <Button asChild size="sm" variant="secondary">
            <Link to={`${to('signup-personal')}?participant=${participantGuid}`}>
              {m.group_member_to_form()}
            </Link>
          </Button>
        ) : (
          own && (
            <Button size="sm" variant="secondary" onClick={() => openUser(own)}>
              {m.group_member_to_cabinet()}
            </Button>
          )
        )
      }
    >
      {m.group_member_self_text()}
    </Banner>
  )
}
