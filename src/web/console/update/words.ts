import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import type { UpdateAudience } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export const audienceWords: Record<UpdateAudience, () => string> = {
  everyone: m.content_option_audience_everyone,
  approved: m.content_option_audience_approved,
  unpaid: m.content_option_audience_unpaid,
  speakers: m.content_option_audience_speakers,
  media: m.content_option_audience_media,
  companies: m.content_option_audience_companies,
}

export const stateWords: Record<OrganiserUpdate['state'], () => string> = {
  draft: m.updates_console_state_draft,
  released: m.updates_console_state_released,
  published: m.updates_console_state_published,
  changed: m.updates_console_state_changed,
}

/** How many have read it, whoever it is for today. */
export function readInWords(count: number): string {
  return count === 0 ? m.updates_console_read_by_none() : m.updates_console_read({ count })
}

export const stateTones: Record<OrganiserUpdate['state'], Tone> = {
  draft: 'neutral',
  released: 'attention',
  published: 'positive',
  changed: 'info',
}
