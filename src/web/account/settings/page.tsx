import { Download } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { downloadPersonalData } from '#contract/personal-data.ts'
import type { Settings } from '#contract/settings.ts'
import { m } from '#messages/compiled/messages.js'
import { ChangesByOthersLink } from '#web/account/change-by-other/view.tsx'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { WithdrawApplication } from '#web/account/withdrawal/view.tsx'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { InterfaceSettings } from '#web/kit/settings/interface-settings.tsx'
import { LogIns } from '#web/kit/settings/log-ins.tsx'
import { MessageSettings } from '#web/kit/settings/message-settings.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ErasurePart } from './parts/erasure-part.tsx'
import { MarketingSettings } from './parts/marketing-settings.tsx'
import { useSaveSettings, useSettings } from './parts/use-settings.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-settings'))
}

export default function SettingsPage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, refetch } = useSettings(guid)
  // A coordinator may have no participant.
  if (guid === null) return <AccountSettings />
  if (data) return <SettingsView key={guid} guid={guid} settings={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-settings')} />
}

/** What an account without a participant can set: this device, and where it is logged in. */
function AccountSettings() {
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

/** Settings from the most to the least used: messages, this device, marketing, log-ins, data, log-out and erasure. */
function SettingsView({ guid, settings }: { guid: string; settings: Settings }) {
  const { plannedMessages } = useEdition()
  return (
    <div className="space-y-12">
      <PageHeading title={pageTitle('account-settings')} />
      <div className="max-w-168 space-y-12">
        {settings.closed ? (
          <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>
        ) : (
          <PersonMessages guid={guid} settings={settings} />
        )}
        <InterfaceSettings />
        {/* Whoever agreed can stop it, also where nothing is planned any more. */}
        {(plannedMessages.includes('advertising') || settings.advertisingSince !== null) && (
          <MarketingSettings guid={guid} settings={settings} />
        )}
        <ChangesByOthersLink />
        <LogIns />
        <DataDownload guid={guid} />
        <WithdrawApplication guid={guid} possible={settings.withdrawable} />
        <ErasurePart guid={guid} />
      </div>
    </div>
  )
}

function PersonMessages({ guid, settings }: { guid: string; settings: Settings }) {
  const save = useSaveSettings(guid)
  return <MessageSettings settings={settings} save={save} lead={m.person_messages_lead()} />
}

/** Everything stored about the person, as one archive. */
function DataDownload({ guid }: { guid: string }) {
  const download = useSend(downloadPersonalData, () => ({ params: { guid } }), {
    onSuccess: archive => saveBlob(archive, m.person_data_file()),
  })
  return (
    <Section space="none" title={m.person_data_title()} lead={m.person_data_lead()}>
      {download.error && (
        <Banner tone="negative" announce="alert" className="mb-4">
          {download.error.message}
        </Banner>
      )}
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        className="max-sm:w-full"
        onClick={() => download.mutate()}
      >
        {m.person_data_download()}
      </Button>
      <p role="status" className="mt-3 text-sm text-text-quiet empty:hidden">
        {download.isPending ? m.person_data_making() : download.isSuccess ? m.person_data_done() : ''}
      </p>
    </Section>
  )
}
