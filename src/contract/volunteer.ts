import { z } from 'zod'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import { studyYears } from '#domain/volunteer/study-year.ts'
import { checkTelegram } from '#domain/volunteer/telegram-nick.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { besideFaults, personFields, requireNames } from './application-form.ts'
import { bilingual, guid, isoDate, isoInstant, locale, paragraphs, text } from './field.ts'
import { defineRoute } from './route.ts'

/** Most characters of what a volunteer tells of their experience. */
export const experienceLimit = 1500

const telegram = z
  .string()
  .trim()
  .max(80, 'too_long')
  .nullable()
  .superRefine((typed, context) => {
    const checked = typed ? checkTelegram(typed) : null
    if (checked && !checked.ok) context.addIssue({ code: 'custom', message: checked.code })
  })
  .overwrite(typed => {
    const checked = typed ? checkTelegram(typed) : null
    return checked?.ok ? checked.nick : typed
  })

/** The strict form; `today` is the local day of the edition's clock, on which the age is judged (decision 012). */
export function volunteerForm(today: string) {
  const { firstName, lastName, middleName, noMiddleName, latinFirstName, latinLastName, ...person } =
    personFields(today)
  const { citizenship, birthDate, email, phone } = person
  return z
    .strictObject({
      ...{ lastName, firstName, middleName, noMiddleName, latinLastName, latinFirstName },
      ...{ citizenship, birthDate, email, phone, telegram },
      city: text(80),
      university: text(160),
      faculty: text(160),
      studyYear: z.enum(studyYears, 'required'),
      experience: paragraphs(experienceLimit),
      consent: z.literal(true, 'consent_required'),
      consentVersion: z.string().max(40),
    })
    .superRefine(requireNames, besideFaults)
}

export type VolunteerForm = z.output<ReturnType<typeof volunteerForm>>

/** No day: the age is judged by the use case, which knows the edition's clock. */
const anyDay = '9999-12-31'
const { birthDate: _judgedLater, ...formFields } = volunteerForm(anyDay).shape

export const readVolunteerForm = defineRoute({
  method: 'GET',
  path: '/volunteers/form',
  summary: 'Whether the form for volunteers is open and until when, and the consent that it asks for',
  policy: { kind: 'public' },
  response: z.object({
    open: z.boolean(),
    /** The last day, included. */
    until: isoDate,
    today: isoDate,
    consent: z.object({ title: z.string(), paragraphs: z.array(z.string()), version: z.string() }),
  }),
})

export const registerVolunteer = defineRoute({
  method: 'POST',
  path: '/volunteers',
  summary:
    'A volunteer sends their form; a phone that is already here changes nothing and gets the same answer',
  policy: { kind: 'public' },
  body: z
    .strictObject({
      ...formFields,
      birthDate: text(10).refine(day => parseIsoDate(day) !== null, 'birth_date_invalid'),
    })
    .superRefine(requireNames, besideFaults),
  idempotent: true,
  response: z.object({ received: z.literal(true) }),
})

/** 32 random bytes in base64url, as in other links (decision 039). */
const volunteerToken = z.string().regex(/^[\w-]{43}$/, 'link_invalid')

const params = z.object({ volunteerToken })

export const volunteerPage = z.object({
  name: z.string(),
  latinName: z.string(),
  state: z.enum(volunteerStates),
  /** Where the check for the site stands; null while nobody asks for it. */
  check: z.enum(['pending', 'approved', 'rejected']).nullable(),
  shifts: z.array(z.object({ guid, from: isoInstant, to: isoInstant, place: bilingual })),
  pass: z.object({ code: z.string(), validFrom: isoInstant, validTo: isoInstant }).nullable(),
  timeZone: z.string(),
})

export type VolunteerPage = z.infer<typeof volunteerPage>

export const readVolunteerPage = defineRoute({
  method: 'GET',
  path: '/volunteers/own/:volunteerToken',
  summary: 'A volunteer’s own page by the link from their messages; changes nothing (link_invalid)',
  failure: 'link_load_failed',
  policy: { kind: 'public' },
  params,
  response: volunteerPage,
})

export const answerInvitation = defineRoute({
  method: 'POST',
  path: '/volunteers/own/:volunteerToken',
  summary: 'A volunteer confirms that they come, or withdraws',
  policy: { kind: 'public' },
  params,
  body: z.strictObject({ action: z.enum(['confirm', 'withdraw']) }),
  response: volunteerPage,
})

export const readVolunteerPass = defineRoute({
  method: 'GET',
  path: '/volunteers/own/:volunteerToken/pass-document',
  summary: 'The pass as PDF of A6',
  policy: { kind: 'public' },
  params,
  query: z.object({ locale }),
  response: 'bytes',
})

export const readVolunteerData = defineRoute({
  method: 'GET',
  path: '/volunteers/own/:volunteerToken/data',
  summary: 'Everything that is kept of a volunteer, as JSON',
  policy: { kind: 'public' },
  params,
  response: 'bytes',
})

export const eraseOwnVolunteer = defineRoute({
  method: 'DELETE',
  path: '/volunteers/own/:volunteerToken',
  summary: 'A volunteer has their form erased, which withdraws it; the link is dead at once',
  policy: { kind: 'public' },
  params,
  response: null,
})
