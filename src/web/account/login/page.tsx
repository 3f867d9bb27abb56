import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { PhoneLogin } from './form.tsx'
import { FarewellNotice } from './view.tsx'

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
