import { useQueryClient } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { readStaffCompany, saveStaffSettings } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { InterfaceSettings } from '#web/kit/settings/interface-settings.tsx'
import { LogIns } from '#web/kit/settings/log-ins.tsx'
import { MessageSettings, type MessageValues } from '#web/kit/settings/message-settings.tsx'
import { placeCompany, useCompany } from '#web/staff/company/queries.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-settings'))
}

/** Messages of the company, this browser, consents, and where the account is logged in. */
export default function StaffSettingsPage() {
  const { guid } = useCompany()
  return (
    <div className="max-w-168 space-y-12">
      <PageHeading title={pageTitle('staff-settings')} />
      <CompanyMessages key={guid} />
      <InterfaceSettings />
      <Consents />
      <LogIns />
    </div>
  )
}

function CompanyMessages() {
  const client = useQueryClient()
  const company = useCompany()
  const { guid, version, locale, noticesBy, owner } = company
  const params = { guid }
  const save = useSave(
    saveStaffSettings,
    (values: MessageValues, read) => ({ params, body: { ...values, version: read } }),
    {
      read: () => callApi(readStaffCompany, { params }),
      onSaved: saved => placeCompany(client, saved),
      isUnchanged: fresh => fresh.locale === locale && fresh.noticesBy === noticesBy,
    },
  )
  return (
    <MessageSettings
      settings={{ version, locale, noticesBy, phone: owner.phone, email: owner.email }}
      save={save}
      lead={m.staff_messages_lead()}
    />
  )
}

/** A company gets no marketing letters, so there is nothing to unsubscribe from; what was consented to is said with its texts. */
function Consents() {
  const to = usePaths()
  return (
    <Section space="none" title={m.staff_settings_consents()}>
      <p className="measure">{m.staff_settings_consents_text()}</p>
      <p className="mt-3">
        <a href={to('privacy')} className="text-link">
          {m.auth_consent_policy()}
        </a>
      </p>
    </Section>
  )
}
