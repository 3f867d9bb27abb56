import { z } from 'zod'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { bilingual } from './field.ts'
import { defineRoute } from './route.ts'

const statusRow = z.object({ id: z.int(), code: z.string(), label: bilingual })

export const dictionaries = z.object({
  userTypes: z.array(statusRow),
  userStatuses: z.array(statusRow),
  securityStatuses: z.array(statusRow),
  paymentStatuses: z.array(z.object({ code: z.string(), label: bilingual })),
  invoiceStatuses: z.array(z.object({ code: z.string(), label: bilingual })),
  companyTypes: z.array(z.object({ code: z.string(), label: bilingual })),
})

export const readDictionaries = defineRoute({
  method: 'GET',
  path: '/dictionaries',
  summary: 'Codes with their labels in both languages',
  policy: { kind: 'public' },
  response: dictionaries,
})

/** `code` is ISO 3166-1 alpha-2, `alpha3` the form that passports print. */
export const country = z.object({ code: z.string(), alpha3: z.string(), name: bilingual })

export const readCountries = defineRoute({
  method: 'GET',
  path: '/countries',
  summary: 'Countries with their names in both languages',
  policy: { kind: 'public' },
  response: z.array(country),
})

export const consentText = z.object({
  kind: z.enum(consentKinds),
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  required: z.boolean(),
})

export const readConsents = defineRoute({
  method: 'GET',
  path: '/consents',
  summary: 'Texts of the consents in the language asked for',
  policy: { kind: 'public' },
  query: z.object({ locale: z.enum(['ru', 'en']).default('ru') }),
  response: z.array(consentText),
})

export type ConsentText = z.infer<typeof consentText>
export type Country = z.infer<typeof country>
