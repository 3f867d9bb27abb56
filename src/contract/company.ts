import { z } from 'zod'
import { defineRoute } from './route.ts'

export const companyRecord = z.object({
  inn: z.string(),
  kpp: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  address: z.string().nullable(),
  kind: z.enum(['legal', 'sole_trader']),
  /** False for a company that is liquidated or in liquidation: a warning, never a refusal. */
  active: z.boolean(),
})

export type CompanyRecord = z.infer<typeof companyRecord>

export const readCompany = defineRoute({
  method: 'GET',
  path: '/companies/:inn',
  summary: 'Company by INN from the state register',
  policy: { kind: 'account' },
  params: z.object({ inn: z.string().max(20) }),
  response: companyRecord,
})
