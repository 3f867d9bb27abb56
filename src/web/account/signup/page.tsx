import { Clock, IdCard, ImageUp } from 'lucide-react'
import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PhoneLogin } from '#web/account/login/form.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.signup_start_title())
}

export default function SignupPage() {
  const to = usePaths()
  return (
    <PhoneLogin
      purpose="signup"
      title={m.signup_start_title()}
      lead={m.signup_start_lead()}
      after={
        <p className="text-text-quiet">
          {m.signup_start_known()}{' '}
          <Link to={to('login')} className="text-link">
            {m.signup_start_login()}
          </Link>
        </p>
      }
    >
      <ul className="mb-8 space-y-3 text-sm">
        {[
          { Icon: Clock, text: m.signup_start_time() },
          { Icon: IdCard, text: m.signup_start_company() },
          { Icon: ImageUp, text: m.signup_start_photograph() },
        ].map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
    </PhoneLogin>
  )
}
