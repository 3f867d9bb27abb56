import { z } from 'zod'
import type { CompanyState, RegisteredCompany } from './port.ts'

const states: Record<string, CompanyState> = {
  ACTIVE: 'active',
  LIQUIDATING: 'liquidating',
  LIQUIDATED: 'liquidated',
  BANKRUPT: 'bankrupt',
  REORGANIZING: 'reorganizing',
}

const party = z.object({
  inn: z.string(),
  kpp: z.string().nullish(),
  ogrn: z.string().nullish(),
  type: z.enum(['LEGAL', 'INDIVIDUAL']),
  branch_type: z.string().nullish(),
  name: z.object({
    full_with_opf: z.string().nullish(),
    short_with_opf: z.string().nullish(),
    full: z.string().nullish(),
  }),
  state: z.object({ status: z.string() }).nullish(),
  address: z.object({ value: z.string().nullish(), unrestricted_value: z.string().nullish() }).nullish(),
})

/** The part of DaData's `findById/party` answer that we read; unknown fields are dropped. */
export const dadataAnswer = z.object({
  suggestions: z.array(z.object({ value: z.string().nullish(), data: party })),
})

/** Head office and branches from an answer; null when it is empty. */
export function readParties(
  answer: z.infer<typeof dadataAnswer>,
): { company: RegisteredCompany; branches: RegisteredCompany[] } | null {
  const main = answer.suggestions.find(({ data }) => data.branch_type !== 'BRANCH') ?? answer.suggestions[0]
  if (main === undefined) return null
  const branches = answer.suggestions.filter(suggestion => suggestion !== main)
  return { company: toCompany(main), branches: branches.map(toCompany) }
}

function toCompany({ value, data }: z.infer<typeof dadataAnswer>['suggestions'][number]): RegisteredCompany {
  const name = data.name.full_with_opf ?? value ?? data.name.full ?? ''
  return {
    inn: data.inn,
    kpp: data.kpp ?? null,
    name,
    shortName: data.name.short_with_opf ?? name,
    address: data.address?.unrestricted_value ?? data.address?.value ?? '',
    ogrn: data.ogrn ?? '',
    kind: data.type === 'INDIVIDUAL' ? 'sole_trader' : 'legal',
    state: states[data.state?.status ?? ''] ?? 'active',
  }
}
