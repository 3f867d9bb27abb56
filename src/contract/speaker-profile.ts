import { z } from 'zod'
import { judgeProse } from '#domain/content/prose-cost.ts'
import { checkName, type NameScript } from '#domain/person/name.ts'
import { biographyLength } from '#domain/speaker/speaker-profile.ts'
import { sectionLock } from './change-request.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** A name that may be left for later; what is written has to be of its script. Blank is null. */
function name(script: NameScript) {
  return z
    .string()
    .max(200, 'name_length')
    .nullable()
    .transform((typed, context) => {
      if (typed === null || typed.trim() === '') return null
      const checked = checkName(typed, script)
      if (checked.ok) return checked.name
      context.addIssue({ code: 'custom', message: checked.code })
      return z.NEVER
    })
}

/** A text that may be left for later. Blank is null. */
function words(max: number, lines: 'one' | 'several') {
  const controls = lines === 'one' ? /\p{Cc}/u : /[\p{Cc}--[\n\r\t]]/v
  return (
    z
      .string()
      .trim()
      .max(max, 'too_long')
      .refine(value => !controls.test(value), 'value_invalid')
      // The card's biography is prose of the site, which has to be drawn quickly.
      .refine(value => lines === 'one' || value.length > max || judgeProse(value).ok, 'value_invalid')
      .nullable()
      .transform(value => value || null)
  )
}

/** What a speaker tells about themselves; saved as far as it has come. */
export const speakerProfileData = z.strictObject({
  lastName: name('cyrillic'),
  firstName: name('cyrillic'),
  middleName: name('cyrillic'),
  latinLastName: name('latin'),
  latinFirstName: name('latin'),
  latinMiddleName: name('latin'),
  positionRu: words(160, 'one'),
  positionEn: words(160, 'one'),
  companyRu: words(160, 'one'),
  companyEn: words(160, 'one'),
  biographyRu: words(biographyLength, 'several'),
  biographyEn: words(biographyLength, 'several'),
})

const fields = z.enum(Object.keys(speakerProfileData.shape) as (keyof typeof speakerProfileData.shape)[])

export const speakerProfile = z.object({
  /** 0 before the first save; names are proposed from the profile then. */
  version: z.int(),
  lock: sectionLock,
  /** As it was saved; before the first save a proposal that the rules of the form have not judged. */
  data: z.record(fields, z.string().nullable()),
  /** What still keeps the card from being made. */
  missing: z.array(fields),
  photographFileGuid: guid.nullable(),
  /** When the standing consent to publish was given, without which editors see no card; null where there is none. */
  consentGivenAt: isoInstant.nullable(),
  /** Whether this person may give it: nobody consents for another adult. */
  mayConsent: z.boolean(),
  /** Not made yet, in the editors' hands, on the site, or still there by name alone because the consent was withdrawn. */
  card: z.enum(['none', 'prepared', 'published', 'leaving']),
  /** Of a leaving card: the day by which editors take the name off as well. */
  leavesBy: isoDate.nullable(),
  /** The card on the site. */
  cardGuid: guid.nullable(),
})

export type SpeakerProfileSection = z.infer<typeof speakerProfile>
export type SpeakerProfileData = z.output<typeof speakerProfileData>

/** What the editor of a card has to know of the person whose own data it holds. */
export const cardSpeaker = z.object({
  /** The person agrees to be published. */
  consent: z.boolean(),
  /** The day by which a withdrawn consent wants the name too off the site. */
  leavesBy: isoDate.nullable(),
  /** There is a photograph of the cabinet that may be taken. */
  photograph: z.boolean(),
  name: z.string(),
  /** Editors wrote the card and said whom it shows; they may take that back. */
  linked: z.boolean(),
  /** The person takes part no more: nobody has decided about the card yet, or it was kept. */
  left: z.enum(['no', 'undecided', 'kept']),
})

const params = z.object({ guid })

export const readSpeakerProfile = defineRoute({
  method: 'GET',
  path: '/participants/:guid/speaker',
  summary: 'What a speaker tells about themselves, and how their public card stands',
  policy: { kind: 'account' },
  params,
  response: speakerProfile,
})

export const saveSpeakerProfile = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/speaker',
  summary:
    'Save what a speaker tells about themselves, until their card is published (409 state_forbids afterwards)',
  policy: { kind: 'account' },
  params,
  body: speakerProfileData.extend({ version: z.int().min(0) }),
  response: speakerProfile,
})
