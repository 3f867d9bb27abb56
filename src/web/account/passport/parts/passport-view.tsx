import { useEffect, useRef, useState } from 'react'
import type { Country } from '#contract/dictionary.ts'
import type { Passport } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/section/support-section.tsx'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { keptDraft } from './passport-draft.ts'
import { PassportForm } from './passport-form.tsx'
import { PassportStatus } from './passport-status.tsx'
import { PassportSummary } from './passport-summary.tsx'
import { PassportViewings } from './passport-viewings.tsx'

type PassportViewProps = {
  guid: string
  passport: Passport
  countries: Country[]
}

/** How the check stands, and the document: as it was given, or as a form while it has to be given or changed. */
export function PassportView({ guid, passport, countries }: PassportViewProps) {
  const { given, data, security } = passport
  const locked = security === 'onHold' || security === 'rejected'
  const due = !given || !data || security === 'passportFailed'
  const [editing, setEditing] = useState(() => due || keptDraft(guid) !== null)
  // A form that is open stays open: another tab may have saved while something is typed in this one.
  useEffect(() => {
    if (due) setEditing(true)
  }, [due])
  const status = useRef<HTMLDivElement>(null)
  const saved = () => {
    setEditing(false)
    status.current?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="space-y-8">
      <PageHeading title={pageTitle('account-passport')} lead={m.passport_lead()} />
      <div ref={status} tabIndex={-1} className="max-w-168 outline-none">
        <PassportStatus passport={passport} />
      </div>
      {!locked && editing ? (
        <PassportForm
          guid={guid}
          passport={passport}
          countries={countries}
          onSaved={saved}
          {...(!due && { onCancel: () => setEditing(false) })}
        />
      ) : (
        data && (
          <PassportSummary
            data={data}
            countries={countries}
            onChange={locked ? null : () => setEditing(true)}
          />
        )
      )}
      {given && !editing && <PassportViewings viewings={passport.viewings} />}
      {locked && <SupportContacts />}
    </div>
  )
}
