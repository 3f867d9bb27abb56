import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FarewellNotice } from '../../features/login/farewell-notice.tsx'
import { PhoneLogin } from '../../features/login/phone-login.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { usePaths } from '../../features/session/use-locale.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_login_title())
}

export default function LoginPage() {
  const to = usePaths()
  return (
    <PhoneLogin
      purpose="login"
      title={m.auth_login_title()}
      lead={m.auth_login_lead()}
      after={
        <p className="text-text-quiet">
          {m.auth_login_no_application()}{' '}
          <Link to={to('signup')} className="text-link">
            {m.auth_login_apply()}
          </Link>
        </p>
      }
    >
      <FarewellNotice />
    </PhoneLogin>
  )
}
