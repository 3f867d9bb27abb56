import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useAuthenticated, useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Tells somebody who is logged in without a role in the console why they stand at its door. */
export function NoConsoleNotice() {
  const { organiserRoles, phone } = useSession()
  const authenticated = useAuthenticated()
  if (!authenticated || organiserRoles.length > 0 || !phone) return null
  return (
    <Banner tone="attention" title={m.error_organiser_unknown()} className="mb-6">
      {m.auth_organizer_other_number({ phone: formatPhone(phone) })}
    </Banner>
  )
}
