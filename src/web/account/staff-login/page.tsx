import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PhoneLogin } from '#web/account/login/form.tsx'
import { FarewellNotice } from '#web/account/login/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_staff_title())
}

export default function StaffLoginPage() {
  const to = usePaths()
  return (
    <PhoneLogin
      purpose="staff"
      title={m.auth_staff_title()}
      lead={m.auth_staff_lead()}
      after={
        <p className="text-text-quiet">
          {m.auth_staff_participant()}{' '}
          <Link to={to('login')} className="text-link">
            {m.auth_staff_to_login()}
          </Link>
        </p>
      }
    >
      <FarewellNotice />
    </PhoneLogin>
  )
}
