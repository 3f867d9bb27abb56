import { z } from 'zod'
import { draftText, guid, text } from './field.ts'
import { defineRoute } from './route.ts'

/** Where closing documents are posted; judge-address.ts checks everything beyond the shape. */
export const postalAddressValues = z.strictObject({
  recipient: text(200),
  /** ISO 3166-1 alpha-2. */
  country: z.string('required').regex(/^[A-Z]{2}$/, 'required'),
  postalCode: text(12),
  region: draftText(120).transform(value => value?.trim() || null),
  city: text(120),
  street: text(200),
})
export type PostalAddressValues = z.infer<typeof postalAddressValues>

export const postalAddress = z.object({
  /** 0 before the first save. */
  version: z.int(),
  address: z
    .object({
      recipient: z.string(),
      country: z.string(),
      postalCode: z.string(),
      region: z.string().nullable(),
      city: z.string(),
      street: z.string(),
    })
    .nullable(),
  /** Prefilled before the first save: the person's name or company, and the country. */
  proposed: z.object({ recipient: z.string(), country: z.string() }),
})
export type PostalAddressSection = z.infer<typeof postalAddress>

const params = z.object({ guid })

export const readPostalAddress = defineRoute({
  method: 'GET',
  path: '/participants/:guid/postal-address',
  summary: 'Postal address for closing documents',
  policy: { kind: 'account' },
  params,
  response: postalAddress,
})

export const savePostalAddress = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/postal-address',
  summary: 'Save the postal address on the version it was read in',
  failure: 'address_save_failed',
  policy: { kind: 'account' },
  params,
  body: postalAddressValues.extend({ version: z.int().min(0) }),
  response: postalAddress,
})
