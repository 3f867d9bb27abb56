import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { InterfaceSettings } from './interface-settings.tsx'
import { LogIns } from './log-ins.tsx'

/** What an account without a participant can set: this device, and where it is logged in. */
export function AccountSettings() {
  return (
    <div className="space-y-12">
      <PageHeading title={pageTitle('account-settings')} />
      <div className="max-w-168 space-y-12">
        <InterfaceSettings />
        <LogIns />
      </div>
    </div>
  )
}
