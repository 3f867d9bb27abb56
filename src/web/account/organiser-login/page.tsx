import { Link, type MetaDescriptor } from 'react-router'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { PhoneLogin } from '#web/account/login/form.tsx'
import { FarewellNotice } from '#web/account/login/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { useAuthenticated, useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SecondStep } from './parts/second-step.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_organiser_title())
}

export default function OrganiserLoginPage() {
  const to = usePaths()
  return (
    <PhoneLogin
      purpose="organizer"
      title={m.auth_organiser_title()}
      lead={m.auth_organiser_lead()}
      secondStep={step => <SecondStep {...step} />}
      after={
        <p className="text-text-quiet">
          {m.auth_organiser_participant()}{' '}
          <Link to={to('login')} className="text-link">
            {m.auth_staff_to_login()}
          </Link>
        </p>
      }
    >
      <FarewellNotice />
      <NoConsoleNotice />
    </PhoneLogin>
  )
}

/** Tells somebody without a role in the console why they cannot enter it. */
function NoConsoleNotice() {
  const { organiserRoles, phone } = useSession('participant')
  const authenticated = useAuthenticated('participant')
  if (!authenticated || organiserRoles.length > 0 || !phone) return null
  return (
    <Banner tone="attention" title={m.error_organiser_unknown()} className="mb-6">
      {m.auth_organiser_other_number({ phone: formatPhone(phone) })}
    </Banner>
  )
}
