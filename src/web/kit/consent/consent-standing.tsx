import type { OwnConsent } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { versionWords } from './consent-words.ts'

/** Whether it stands. */
export function ConsentState({ consent: { standing, earlier, required } }: { consent: OwnConsent }) {
  if (standing) return <StatusChip tone="positive">{m.consent_state_given()}</StatusChip>
  if (earlier.length > 0) return <StatusChip tone="attention">{m.consent_state_withdrawn()}</StatusChip>
  return <StatusChip tone={required ? 'attention' : 'neutral'}>{m.consent_state_not_given()}</StatusChip>
}

/** Since when, and by whom. */
export function ConsentWhen({ consent: { standing, required } }: { consent: OwnConsent }) {
  const { moment } = useMoments()
  const locale = useLocale()
  if (!standing) return required ? m.consent_required() : m.consent_voluntary()
  const words = standing.givenBy === 'participant' ? m.consent_given_at : m.consent_given_by_manager
  return [
    words({ date: moment(standing.givenAt), version: versionWords(standing.version, locale) }),
    required ? m.consent_required() : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
