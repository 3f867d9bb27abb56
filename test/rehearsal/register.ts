import type { CompanyState, RegisteredCompany } from '#server/adapters/companies/port.ts'
import { sampleCompanies } from '#server/adapters/companies/sample-companies.ts'
import { type PlayedService, playService } from './played-service.ts'

export type RehearsalRegister = PlayedService & { settings: Record<string, string> }

const key = 'of-the-register'

/** The largest bank of the country, which `check-settings` asks for. */
const bank: RegisteredCompany = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  name: 'Публичное акционерное общество «Сбербанк России»',
  shortName: 'ПАО Сбербанк',
  address: '117312, г. Москва, ул. Вавилова, д. 19',
  kind: 'legal',
  state: 'active',
}

const statuses: Record<CompanyState, string> = {
  active: 'ACTIVE',
  liquidating: 'LIQUIDATING',
  liquidated: 'LIQUIDATED',
  bankrupt: 'BANKRUPT',
  reorganizing: 'REORGANIZING',
}

/** The company register with DaData's `findById/party`: it knows the sample companies of a demo. */
export async function startRegister(): Promise<RehearsalRegister> {
  const played = await playService(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.headers.authorization !== `Token ${key}`) return send(403, { message: 'FORBIDDEN' })
    const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string }
    const found = [bank, ...sampleCompanies].filter(({ inn }) => inn === query)
    return send(200, { suggestions: found.map(toSuggestion) })
  })
  return { ...played, settings: { DADATA_API_KEY: key, DADATA_URL: played.url } }
}

function toSuggestion(company: RegisteredCompany, index: number) {
  const { inn, kpp, ogrn, name, shortName, address, kind, state } = company
  return {
    value: shortName,
    data: {
      ...{ inn, kpp, ogrn, type: kind === 'legal' ? 'LEGAL' : 'INDIVIDUAL' },
      branch_type: index === 0 ? 'MAIN' : 'BRANCH',
      name: { full_with_opf: name, short_with_opf: shortName },
      state: { status: statuses[state] },
      address: { value: address, unrestricted_value: address },
    },
  }
}
