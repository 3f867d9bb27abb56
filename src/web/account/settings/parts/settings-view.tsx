import type { Settings } from '#contract/settings.ts'
import { m } from '#messages/compiled/messages.js'
import { ActedForLink } from '#web/account/acted-for/acted-for-link.tsx'
import { WithdrawApplication } from '#web/account/withdrawal/withdraw-application.tsx'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DataDownload } from './data-download.tsx'
import { ErasurePart } from './erasure-part.tsx'
import { InterfaceSettings } from './interface-settings.tsx'
import { LogIns } from './log-ins.tsx'
import { MarketingSettings } from './marketing-settings.tsx'
import { MessageSettings } from './message-settings.tsx'

/** Settings from the everyday to the last: messages, this device, marketing, log-ins, data, and the ways out. */
export function SettingsView({ guid, settings }: { guid: string; settings: Settings }) {
  return (
    <div className="space-y-12">
      <PageHeading title={pageTitle('account-settings')} />
      <div className="max-w-168 space-y-12">
        {settings.closed ? (
          <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>
        ) : (
          <MessageSettings guid={guid} settings={settings} />
        )}
        <InterfaceSettings />
        <MarketingSettings guid={guid} settings={settings} />
        <ActedForLink />
        <LogIns />
        <DataDownload guid={guid} />
        <WithdrawApplication guid={guid} possible={settings.withdrawable} />
        <ErasurePart guid={guid} />
      </div>
    </div>
  )
}
