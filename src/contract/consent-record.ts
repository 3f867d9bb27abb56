import { z } from 'zod'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { guid, isoInstant, locale } from './field.ts'

/** One consent that was given; a withdrawn one stays in the list. */
export const consentRecord = z.object({
  guid,
  kind: z.enum(consentKinds),
  /** Version and language of the text that was shown. */
  version: z.string(),
  locale,
  /** Whether the words were kept that were agreed to; those of older consents were not, and have no document. */
  hasText: z.boolean(),
  givenAt: isoInstant,
  /** The person themselves, or the account that manages them. */
  givenBy: z.enum(['participant', 'manager']),
  /** Masked phone of the account that gave it; null when the account is gone. */
  givenByPhone: z.string().nullable(),
  withdrawnAt: isoInstant.nullable(),
})

export type ConsentRecord = z.infer<typeof consentRecord>
