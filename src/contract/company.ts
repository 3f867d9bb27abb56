import { z } from 'zod'
import { defineRoute } from './route.ts'

export const companyRecord = z.object({
  inn: z.string(),
  kpp: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  address: z.string().nullable(),
  kind: z.enum(['legal', 'sole_trader']),
  /** As the register says it: for a warning, never a refusal. */
  state: z.enum(['active', 'liquidating', 'liquidated', 'bankrupt', 'reorganizing']),
  /** Working branches: the same INN with another KPP. */
  branches: z.array(
    z.object({ kpp: z.string().nullable(), name: z.string(), address: z.string().nullable() }),
  ),
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
