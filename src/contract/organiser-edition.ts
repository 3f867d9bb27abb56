import { z } from 'zod'
import { checkEmail } from '#domain/person/email.ts'
import { isoDate, kopecks, text } from './field.ts'
import { defineRoute } from './route.ts'

const bilingualText = (max: number) => z.strictObject({ ru: text(max), en: text(max) })

const email = z.string('required').transform((typed, context) => {
  const checked = checkEmail(typed)
  if (checked.ok) return checked.email
  context.addIssue({ code: 'custom', message: checked.code })
  return z.NEVER
})

/** What administrators set of an edition; every date is the last day, included, in the edition's time zone. */
export const editionSettings = z.strictObject({
  name: bilingualText(160),
  city: bilingualText(80),
  venue: bilingualText(160),
  startsOn: isoDate,
  endsOn: isoDate,
  /** Fee of one participant, VAT included. */
  feeKopecks: kopecks,
  badgeCompanyNameUntil: isoDate,
  transferUntil: isoDate,
  payBy: isoDate,
  passportBy: isoDate,
  supportEmail: email,
  supportPhone: z.string('required').regex(/^\+[1-9]\d{7,14}$/, 'phone_format'),
})

const storedSettings = editionSettings.extend({ supportEmail: z.string() })

export const editionSettingsAnswer = z.object({
  slug: z.string(),
  timeZone: z.string(),
  version: z.int(),
  settings: storedSettings,
})

const policy = { kind: 'organiser', permission: 'edit-edition' } as const

export const readEditionSettings = defineRoute({
  method: 'GET',
  path: '/organizer/edition',
  summary: 'The settings of the current edition',
  policy,
  response: editionSettingsAnswer,
})

export const saveEditionSettings = defineRoute({
  method: 'PUT',
  path: '/organizer/edition',
  summary:
    'Change the settings of the current edition; 409 when somebody changed them meanwhile, and with the list of published sessions that other days leave outside',
  policy,
  body: z.strictObject({
    version: z.int().min(1),
    settings: editionSettings,
    /** The administrator has seen which published sessions the new days leave outside, and saves all the same. */
    acknowledgeOutside: z.boolean().default(false),
  }),
  response: editionSettingsAnswer,
})

export type EditionSettings = z.output<typeof editionSettings>
export type EditionSettingsAnswer = z.infer<typeof editionSettingsAnswer>
