import { ExternalLink } from 'lucide-react'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import type { Tone } from '#web/ui/tone.ts'

type State = 'draft' | 'consent' | 'gaps' | 'prepared' | 'published' | 'leaving'

function stateOf({ card, missing, consentGivenAt, version }: SpeakerProfileSection): State {
  if (card === 'published' || card === 'leaving') return card
  if (card === 'prepared') return missing.length > 0 ? 'gaps' : 'prepared'
  return version > 0 && missing.length === 0 && !consentGivenAt ? 'consent' : 'draft'
}

const words: Record<State, { tone: Tone; word: () => string; who: (() => string) | null }> = {
  draft: { tone: 'attention', word: m.speaker_profile_state_draft, who: m.speaker_profile_next_you },
  consent: { tone: 'attention', word: m.speaker_profile_state_consent, who: m.speaker_profile_next_you },
  gaps: { tone: 'attention', word: m.speaker_profile_state_gaps, who: m.speaker_profile_next_you },
  prepared: { tone: 'info', word: m.speaker_profile_state_prepared, who: m.speaker_profile_next_editors },
  published: { tone: 'positive', word: m.speaker_profile_state_published, who: null },
  leaving: { tone: 'attention', word: m.speaker_profile_state_leaving, who: m.speaker_profile_next_editors },
}

/** The state of a speaker's card: what it means, who acts next. */
export function SpeakerState({ section }: { section: SpeakerProfileSection }) {
  const locale = useLocale()
  const to = usePaths()
  const state = stateOf(section)
  const meanings: Record<State, () => string> = {
    draft: section.foreign ? m.speaker_profile_state_draft_text_foreign : m.speaker_profile_state_draft_text,
    consent: m.speaker_profile_state_consent_text,
    gaps: m.speaker_profile_state_gaps_text,
    prepared: m.speaker_profile_state_prepared_text,
    published: m.speaker_profile_state_published_text,
    leaving: () =>
      m.speaker_profile_state_leaving_text({
        date: section.leavesBy ? formatDay(section.leavesBy, locale) : '',
      }),
  }
  const { tone, word, who } = words[state]
  return (
    <StatusLine
      tone={tone}
      word={word()}
      meaning={meanings[state]()}
      who={who?.()}
      className="border-y py-5"
      action={
        section.cardGuid && (
          <Button asChild variant="secondary" icon={<ExternalLink aria-hidden="true" />}>
            <a href={to('speaker', { guid: section.cardGuid })} target="_blank" rel="noreferrer">
              {m.speaker_profile_open()}
            </a>
          </Button>
        )
      }
    />
  )
}
