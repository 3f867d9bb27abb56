import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FarewellNotice } from '../../features/login/farewell-notice.tsx'
import { NoConsoleNotice } from '../../features/login/no-console-notice.tsx'
import { PhoneLogin } from '../../features/login/phone-login.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { usePaths } from '../../features/session/use-locale.ts'

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
