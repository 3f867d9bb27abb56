import { z } from 'zod'
import { judgeProse } from '#domain/content/prose-cost.ts'
import { checkName, type NameScript } from '#domain/person/name.ts'
import { biographyLength } from '#domain/speaker/speaker-profile.ts'
import { sectionLock } from './change-request.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** An optional name; a given one must be in its script. Blank becomes null. */
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

/** An optional text. Blank becomes null. */
function words(max: number, lines: 'one' | 'several') {
  const controls = lines === 'one' ? /\p{Cc}/u : /[\p{Cc}--[\n\r\t]]/v
  return (
    z
      .string()
      .trim()
      .max(max, 'too_long')
      .refine(value => !controls.test(value), 'value_invalid')
      // The biography becomes prose of the site, which has to render quickly.
      .refine(value => lines === 'one' || value.length > max || judgeProse(value).ok, 'value_invalid')
      .nullable()
      .transform(value => value || null)
  )
}

/** What a speaker tells about themselves; may be saved unfinished. */
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
  /** 0 before the first save; until then names are proposed from the profile. */
  version: z.int(),
  lock: sectionLock,
  /** As saved; before the first save a proposal that the form's rules have not checked. */
  data: z.record(fields, z.string().nullable()),
  /** A citizen of another country: each text in one language is enough, and editors translate it. */
  foreign: z.boolean(),
  /** Fields that the person still has to write for a card. */
  missing: z.array(fields),
  photographFileGuid: guid.nullable(),
  /** When the consent to publish was given; null where there is none, and then editors see no card. */
  consentGivenAt: isoInstant.nullable(),
  /** Whether this reader may give the consent: nobody consents for another adult. */
  mayConsent: z.boolean(),
  /** Not made yet, with the editors, on the site, or on the site by name only because the consent was withdrawn. */
  card: z.enum(['none', 'prepared', 'published', 'leaving']),
  /** For a card that is leaving the site: the day by which editors must take the name off too. */
  leavesBy: isoDate.nullable(),
  /** The card on the site. */
  cardGuid: guid.nullable(),
})

export type SpeakerProfileSection = z.infer<typeof speakerProfile>
export type SpeakerProfileData = z.output<typeof speakerProfileData>

/** What an editor needs to know about the person whose own data the card holds. */
export const cardSpeaker = z.object({
  /** The person agrees to be published. */
  consent: z.boolean(),
  /** The day by which the name, too, must leave the site after a withdrawn consent. */
  leavesBy: isoDate.nullable(),
  /** The person's cabinet has a photograph that may be used. */
  photograph: z.boolean(),
  name: z.string(),
  /** Editors wrote the card and linked the person; they may undo the link. */
  linked: z.boolean(),
  /** The person no longer takes part: nobody has decided about the card yet, or it was kept. */
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
