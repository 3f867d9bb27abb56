import { expect, it } from 'vitest'
import { companyStep, mediaStep, personalStep } from '#contract/application-form.ts'
import { passportBody } from '#contract/passport.ts'
import { normalisePhone } from '#contract/phone.ts'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { checkInn } from '#domain/company/inn.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { judgePassport } from '../usecases/passport/judge-passport.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoEdition, demoOrganisers, demoPhones } from './demo-edition.ts'
import { moscow } from './demo-event.ts'
import { demoGroups } from './demo-groups.ts'
import { companyRow, liveDemoPeople, participantRow } from './demo-participants.ts'
import { demoPassport } from './demo-passports.ts'
import { demoCardPayments, demoInvoices } from './demo-payments.ts'
import { demoPlaces } from './demo-places.ts'
import { replayEvents } from './replay-events.ts'

const people = liveDemoPeople()
const demoNow = moscow('2025-09-15 10:00')
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
// He turned 45 in August: the operator sees that a new passport is due.
const passportWarningsOf = (phone: string) => (phone === '+79001140021' ? ['replacement_due'] : [])
const rowOf = (seeded: (typeof people)[number]) => participantRow(seeded, { guid: 'g', accountGuid: 'a' })

it('has sixty people of whom no two share a name, surname, phone, e-mail or passport', () => {
  expect(people).toHaveLength(60)
  expect(repeated(people.map(({ person }) => person.name))).toEqual([])
  expect(repeated(people.map(({ person }) => person.name.split(' ')[0] ?? ''))).toEqual([])
  expect(
    repeated([...people.map(({ person }) => person.phone), ...demoOrganisers.map(({ phone }) => phone)]),
  ).toEqual([])
  expect(repeated(people.flatMap(seeded => rowOf(seeded).email ?? []))).toEqual([])
  expect(repeated(people.map(({ person, index }) => demoPassport(person, index).number))).toEqual([])
})

it('covers every status and fills the committee’s queue', () => {
  const counted = (key: 'status' | 'security' | 'payment') =>
    [...new Set(people.map(({ life }) => life[key]))].sort()
  expect(counted('status')).toEqual([...applicationStatuses].sort())
  expect(counted('security')).toEqual([...securityStatuses].sort())
  expect(counted('payment')).toEqual([...paymentStatuses].sort())
  expect([...new Set(demoInvoices.map(({ end }) => end?.kind ?? 'unpaid'))].sort()).toEqual(
    [...invoiceStatuses].sort(),
  )
  const pending = people.filter(({ life }) => life.status === 'pending')
  expect(pending).toHaveLength(22)
  for (const { life } of pending) {
    expect(life.submittedAt && life.submittedAt < demoNow).toBe(true)
    expect(life.submittedAt && life.submittedAt >= moscow('2025-08-25 00:00')).toBe(true)
  }
  expect(new Set(people.map(({ person }) => person.company)).size).toBeGreaterThan(20)
})

it('lets nothing happen after the demo’s clock', () => {
  for (const { life } of people) expect(life.updatedAt < demoNow).toBe(true)
  const issued = demoInvoices.map(({ issuedAt }) => issuedAt)
  expect(issued).toEqual([...issued].sort())
  const paid = demoInvoices.flatMap(({ end }) => (end?.kind === 'paid' ? [end.at] : []))
  expect(paid).toEqual([...paid].sort())
})

it.each(people.map(seeded => [seeded.person.name, seeded] as const))(
  '%s could have sent this form',
  (_, seeded) => {
    const { person, life, index } = seeded
    expect(person.phone).toMatch(/^\+79001\d{6}$/)
    expect(normalisePhone(person.phone)).toEqual({ ok: true, phone: person.phone })
    const row = rowOf(seeded)
    expect(row.searchText).toContain(row.latinLastName?.toLowerCase())
    if (person.left === undefined) {
      const today = life.createdAt.toISOString().slice(0, 10)
      expect(personalStep(today).safeParse(row).error?.issues).toBeUndefined()
      expect(companyStep.safeParse(companyRow(person, 'g')).error?.issues).toBeUndefined()
      if (row.role === 'media') expect(mediaStep.safeParse(row).error?.issues).toBeUndefined()
    }
    // The demo draws no scans; a form has both.
    const given = demoPassport(person, index)
    const scan = '00000000-0000-4000-8000-000000000001'
    const pages = {
      mainPageFileGuid: scan,
      ...(given.kind === 'russian' && { registrationPageFileGuid: scan }),
    }
    const body = passportBody.parse({ ...given, ...pages })
    const days = { birthDate: person.born, today: '2025-09-15', forumEndsOn: demoEdition.endsOn }
    expect(judgePassport(body, days)).toMatchObject({ ok: true, warnings: passportWarningsOf(person.phone) })
  },
)

it.each(Object.entries(demoCompanies).filter(([, company]) => company.hasInn))(
  '%s has a right INN',
  (_, company) => {
    expect(checkInn(company.inn ?? '', 'payer').ok).toBe(true)
  },
)

it('prints log-ins that exist and stand where they say', () => {
  expect(demoOrganisers.map(({ role }) => role).sort()).toEqual([...organiserRoles].sort())
  const lifeOf = (who: string) => {
    const phone = demoPhones.find(login => login.who.includes(who))?.phone
    return people.find(({ person }) => person.phone === phone)?.life
  }
  expect(lifeOf('waiting')).toMatchObject({ status: 'pending' })
  expect(lifeOf('not paid yet')).toMatchObject({ status: 'approved', payment: 'unpaid' })
  expect(lifeOf('paid and verified')).toMatchObject({
    status: 'approved',
    payment: 'paid',
    security: 'passportVerified',
  })
  expect(lifeOf('rejected')).toMatchObject({ status: 'rejected' })
})

it('brings groups of one organisation, the first with twelve people in every state', () => {
  const [first] = demoGroups
  expect(demoGroups).toHaveLength(2)
  for (const { company, members, startedAt, phone } of demoGroups)
    for (const member of members) {
      const found = people.find(({ person }) => person.phone === member)
      expect(found?.person).toMatchObject({ company, ...(member !== phone && { managedBy: phone }) })
      expect(found && found.life.createdAt > moscow(startedAt)).toBe(true)
    }
  const lives = people.filter(({ person }) => first?.members.includes(person.phone)).map(({ life }) => life)
  expect(lives).toHaveLength(12)
  expect([...new Set(lives.map(({ status }) => status))].sort()).toEqual([
    'approved',
    'draft',
    'pending',
    'rejected',
    'unconfirmed',
  ])
  const payments = new Set(lives.filter(({ status }) => status === 'approved').map(({ payment }) => payment))
  expect([...payments].sort()).toEqual(['cardPaymentAccepted', 'paid', 'pending', 'unpaid'])
})

it('has money of places that count for nobody: one waits for the approval, one is free', () => {
  const lifeOf = (phone: string) => people.find(({ person }) => person.phone === phone)?.life
  for (const { from, to, paidBy, givenAt, freeAgainAt } of demoPlaces) {
    expect(lifeOf(from)).toMatchObject({ status: 'cancelled', payment: 'unpaid', updatedAt: moscow(givenAt) })
    expect(lifeOf(to)).toMatchObject({
      status: freeAgainAt ? 'rejected' : 'pending',
      createdAt: moscow(givenAt),
      ...(freeAgainAt && { updatedAt: moscow(freeAgainAt) }),
    })
    const paid =
      paidBy === 'invoice'
        ? demoInvoices.some(({ people: on, end }) => on.includes(from) && end?.kind === 'paid')
        : demoCardPayments.some(({ person, end }) => person === from && end.kind === 'succeeded')
    expect(paid).toBe(true)
  }
  expect(demoPlaces.map(({ freeAgainAt }) => freeAgainAt === null).sort()).toEqual([false, true])
})

it('refuses a story that the state machines forbid', () => {
  const [seeded] = people
  const [create] = seeded?.person.story ?? []
  if (!create) throw new TypeError('a story begins with the form')
  const approve = { at: demoNow, kind: 'application', action: 'approve', by: 'committee' } as const
  expect(() => replayEvents([create, approve])).toThrow(TypeError)
  expect(() => replayEvents([approve])).toThrow(TypeError)
})
