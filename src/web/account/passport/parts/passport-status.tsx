import type { Passport } from '#contract/passport.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { m } from '#messages/compiled/messages.js'
import { securityWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'

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

/** How the check stands: the state, what it means, who acts next, and what to correct where the data did not match. */
export function PassportStatus({ passport }: { passport: Passport }) {
  const { given, security, mismatchNote } = passport
  const { tone, meaning, who } = words[security]
  const empty = !given && security === 'passportPending'
  return (
    <div className="space-y-5">
      <div className="border-y py-4">
        <StatusLine
          className="sm:[&>:first-child]:w-52"
          tone={empty ? 'attention' : tone}
          word={empty ? m.passport_empty_word() : securityWords[security]()}
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
