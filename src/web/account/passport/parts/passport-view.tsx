import { useEffect, useRef, useState } from 'react'
import type { Country } from '#contract/dictionary.ts'
import type { Passport } from '#contract/passport.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/section/view.tsx'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { passportWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { keptDraft } from './passport-draft.ts'
import { PassportForm } from './passport-form.tsx'
import { PassportSummary } from './passport-summary.tsx'
import { PassportViewings } from './passport-viewings.tsx'

type PassportViewProps = {
  guid: string
  passport: Passport
  countries: Country[]
}

/** The state of the check, and the document: as saved, or as a form while it must be given or changed. */
export function PassportView({ guid, passport, countries }: PassportViewProps) {
  const { given, data, security } = passport
  const locked = security === 'onHold' || security === 'rejected'
  const due = !given || !data || security === 'passportFailed'
  const [editing, setEditing] = useState(() => due || keptDraft(guid) !== null)
  // An open form stays open, because another tab may have saved while somebody types here.
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

type Words = { tone: Tone; meaning: () => string; who: () => string }

const words: Record<SecurityStatus, Words> = {
  passportPending: {
    tone: 'info',
    meaning: m.passport_meaning_passportPending,
    who: m.who_security,
  },
  passportVerified: {
    tone: 'positive',
    meaning: m.passport_meaning_passportVerified,
    who: m.who_nobody,
  },
  passportFailed: {
    tone: 'attention',
    meaning: m.passport_meaning_passportFailed,
    who: m.who_participant,
  },
  onHold: {
    tone: 'attention',
    meaning: m.passport_meaning_onHold,
    who: m.who_security,
  },
  rejected: {
    tone: 'negative',
    meaning: m.passport_meaning_rejected,
    who: m.who_organiser,
  },
}

/** The state of the check: what it means, who acts next, and what to correct after a mismatch. */
function PassportStatus({ passport }: { passport: Passport }) {
  const { given, security, mismatchNote } = passport
  const { tone, meaning, who } = words[security]
  const empty = !given && security === 'passportPending'
  return (
    <div className="space-y-5">
      <div className="border-y py-4">
        <StatusLine
          className="sm:[&>:first-child]:w-52"
          tone={empty ? 'attention' : tone}
          word={passportWords[passportQueueState({ security, given })]()}
          meaning={empty ? m.passport_meaning_empty() : meaning()}
          who={empty ? m.who_participant() : who()}
        />
      </div>
      {security === 'passportFailed' && mismatchNote && (
        <Banner tone="attention" title={m.passport_mismatch()}>
          {mismatchNote}
        </Banner>
      )}
    </div>
  )
}
