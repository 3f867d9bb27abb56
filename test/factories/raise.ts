import type { RaiseRow } from '#contract/organiser-raise.ts'
import type { Raise } from '#contract/raise.ts'
import type { TestServer } from '../server.ts'
import { must } from './participant.ts'
import type { TestStaffCompany } from './staff.ts'

/** A payer of an invoice, as the form sends it. */
export const raisePayer = {
  kind: 'company',
  name: 'АО «Щит и ключ»',
  hasInn: true,
  inn: '7799006102',
  kpp: '770901001',
  foreignNumber: null,
  address: '119021, г. Москва, ул. Росинки, д. 9',
  documentsBy: 'post',
  edoOperator: null,
  edoId: null,
  consent: true,
}

const path = ({ guid }: TestStaffCompany) => `/staff/companies/${guid}/raises`

export function askedRaise(server: TestServer, company: TestStaffCompany, places = 2): Promise<Raise> {
  return must<Raise>(server, 'POST', path(company), {
    token: company.token,
    body: { places, reason: 'Техники на стенд' },
  })
}

export function answered(
  server: TestServer,
  token: string,
  { guid }: Raise,
  body: object,
): Promise<RaiseRow> {
  return must<RaiseRow>(server, 'POST', `/organizer/raises/${guid}/answer`, { token, body })
}

export async function offeredRaise(
  server: TestServer,
  company: TestStaffCompany,
  { logistics, places = 2 }: { logistics: string; places?: number },
): Promise<Raise> {
  const asked = await askedRaise(server, company, places)
  const body = { answer: 'offer', version: asked.version, places, priceKopecks: '1500000', note: null }
  const { version } = await answered(server, logistics, asked, body)
  return { ...asked, version }
}

export async function invoicedRaise(
  server: TestServer,
  company: TestStaffCompany,
  wish: { logistics: string; places?: number },
): Promise<Raise> {
  const { guid, version } = await offeredRaise(server, company, wish)
  return must<Raise>(server, 'POST', `${path(company)}/${guid}/invoice`, {
    token: company.token,
    body: { version, payer: raisePayer },
  })
}
