import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/participant/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_staff_title())
}

/** The contractors' area is not open yet, which is said before anybody is sent a code that leads nowhere. */
export default function StaffLoginPage() {
  const to = usePaths()
  return (
    <>
      <PageHeading title={m.auth_staff_title()} className="mb-8" />
      <Banner tone="info" title={m.auth_staff_closed_title()}>
        {m.auth_staff_closed_text()}
      </Banner>
      <div className="mt-6">
        <SupportContacts />
      </div>
      <p className="mt-8 border-t pt-6 text-text-quiet">
        {m.auth_staff_participant()}{' '}
        <Link to={to('login')} className="text-link">
          {m.auth_staff_to_login()}
        </Link>
      </p>
    </>
  )
}
