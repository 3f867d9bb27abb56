import { z } from 'zod'
import { plannedKinds } from '#domain/consent/consent-kind.ts'
import { settingsEffects, settingsWarnings } from '#domain/edition/settings-change.ts'
import { checkEmail } from '#domain/person/email.ts'
import { reminderKinds, reminderLimits } from '#domain/reminder/deadline-reminder.ts'
import { isoDate, isoInstant, kopecks, optionalText, text } from './field.ts'
import { defineRoute } from './route.ts'

const bilingualText = (max: number) => z.strictObject({ ru: text(max), en: text(max) })

/** More would be a history that no paper needs. */
const mostVatRates = 12

const vatRate = z.strictObject({
  /** The first day on which it holds. */
  from: isoDate,
  percent: z.int('vat_percent').min(0, 'vat_percent').max(99, 'vat_percent'),
})

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
  /** The street of the venue; it may be empty, but not in one language alone. */
  address: z
    .strictObject({ ru: optionalText(200), en: optionalText(200) })
    .superRefine((address, context) => {
      for (const [empty, other] of [['ru', 'en'] as const, ['en', 'ru'] as const])
        if (address[empty] === '' && address[other] !== '')
          context.addIssue({ code: 'custom', message: 'required', path: [empty] })
    }),
  startsOn: isoDate,
  endsOn: isoDate,
  /** Fee of one participant, VAT included. */
  feeKopecks: kopecks,
  /** The rates that papers state, each until the next begins. */
  vatRates: z
    .array(vatRate)
    .min(1, 'vat_rate_missing')
    .max(mostVatRates, 'value_invalid')
    .refine(rates => new Set(rates.map(({ from }) => from)).size === rates.length, 'vat_day_repeated'),
  badgeCompanyNameUntil: isoDate,
  transferUntil: isoDate,
  payBy: isoDate,
  passportBy: isoDate,
  /** The last day of the volunteers' form. */
  volunteersUntil: isoDate,
  supportEmail: email,
  supportPhone: z.string('required').regex(/^\+[1-9]\d{7,14}$/, 'phone_format'),
  /** What people are reminded of before its deadline, and how many days before. */
  reminders: z.array(z.enum(reminderKinds)).max(reminderKinds.length),
  reminderDays: z
    .array(z.int().min(1, 'value_invalid').max(reminderLimits.days, 'value_invalid'))
    .min(1, 'value_invalid')
    .max(reminderLimits.steps, 'value_invalid')
    .refine(days => new Set(days).size === days.length, 'value_invalid'),
  /** Messages that need a consent and are going to be sent: the consent is asked for nothing else. */
  plannedMessages: z.array(z.enum(plannedKinds)).max(plannedKinds.length),
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

/** A changed setting as it was and will be; the shape is that of the setting. */
const settingChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })

export const previewEditionSettings = defineRoute({
  method: 'POST',
  path: '/organizer/edition/preview',
  summary:
    'What saving these settings would change, for whom, and what looks like a mistake; changes nothing',
  policy,
  body: z.strictObject({ settings: editionSettings }),
  response: z.object({
    changes: z.array(settingChange),
    effects: z.array(z.object({ effect: z.enum(settingsEffects), count: z.int() })),
    warnings: z.array(z.enum(settingsWarnings)),
  }),
})

export const readEditionHistory = defineRoute({
  method: 'GET',
  path: '/organizer/edition/history',
  summary: 'The last fifty changes of the settings: who, when, from what to what',
  policy,
  response: z.object({
    items: z.array(z.object({ at: isoInstant, by: z.string().nullable(), changes: z.array(settingChange) })),
  }),
})

export type EditionSettings = z.output<typeof editionSettings>
export type EditionSettingsAnswer = z.infer<typeof editionSettingsAnswer>
