import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FarewellNotice } from '#web/account/login/farewell-notice.tsx'
import { PhoneLogin } from '#web/account/login/phone-login.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { NoConsoleNotice } from './parts/no-console-notice.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_organizer_title())
}

export default function OrganizerLoginPage() {
  const to = usePaths()
  return (
    <PhoneLogin
      purpose="organizer"
      title={m.auth_organizer_title()}
      lead={m.auth_organizer_lead()}
      after={
        <p className="text-text-quiet">
          {m.auth_organizer_participant()}{' '}
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
