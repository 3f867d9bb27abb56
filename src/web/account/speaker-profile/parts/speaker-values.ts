import { z } from 'zod'
import { type SpeakerProfileData, speakerProfileData } from '#contract/speaker-profile.ts'
import { type SpeakerField, type SpeakerProfile, speakerFields } from '#domain/speaker/speaker-profile.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

/** A speaker's data as the form holds it, with the box of the consent to publish. */
export type SpeakerForm = Record<SpeakerField, string> & { consent: boolean }

export type SpeakerSent = SpeakerProfileData & { consent: boolean }

export function formOf(data: SpeakerProfile): SpeakerForm {
  const entries = speakerFields.map(field => [field, data[field] ?? ''])
  return { ...Object.fromEntries(entries), consent: false } as SpeakerForm
}

/** What was typed, in the shape that a card's rules read; not judged yet. */
export function profileOf(values: SpeakerForm): SpeakerProfile {
  const entries = speakerFields.map(field => [field, values[field].trim() || null])
  return Object.fromEntries(entries) as SpeakerProfile
}

export const judgeSpeaker: Judge<SpeakerForm, SpeakerSent> = judgeBy(
  speakerProfileData.extend({ consent: z.boolean() }),
)
