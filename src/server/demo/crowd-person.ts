import { createHash } from 'node:crypto'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { searchable } from '../persistence/search-text.ts'
import { type CrowdCompany, crowdCompanies, foreignCrowdCompanies } from './crowd-companies.ts'
import { foreignNames, foreignPositions, positions, russianNames } from './crowd-names.ts'
import { drawBy, type Picker } from './crowd-random.ts'

/** When a crowd registered, and how large its groups are: the same facts give the same crowd. */
export type CrowdFacts = { seed: number; from: Date; until: Date; people: number }

export type CrowdPerson = ReturnType<typeof crowdPerson>

/** Every so many people a group begins; about a third of them stand in it. */
export const groupSpan = 60

/** How many people a release of decisions is about, more or less. */
const batchSize = 30

/** A guid that sorts by its time as those of the database do, and is the same for the same words. */
export function guidAt(at: Date, words: string): string {
  const hash = createHash('md5').update(words).digest('hex')
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}

/** One person of the crowd with the state of their application; `number` begins at 1. */
export function crowdPerson(facts: CrowdFacts, number: number) {
  const { random, pick, later } = drawBy(facts.seed * 1_000_003 + number)
  const isForeign = random() < 0.14
  const pool = pick(isForeign ? foreignNames : russianNames)
  const [surname, name] = [pick(pool.surnames), pick(pool.names)]
  const middleName = pool.fathers.length > 0 ? pick(pool.fathers) : null
  const group = random() < 0.35 ? Math.floor(number / groupSpan) : null
  const company = employerOf(group, isForeign, pick)
  const role = random() < 0.05 ? 'speaker' : random() < 0.03 ? 'media' : 'participant'
  const span = facts.until.getTime() - facts.from.getTime()
  const createdAt = new Date(facts.from.getTime() + Math.floor((span * (number - random())) / facts.people))
  const state = stateOf({ random, role, group, createdAt, facts, later })
  const cyrillic = surname.own !== null
  const locale = cyrillic ? ('ru' as const) : ('en' as const)
  const email = `${name.latin.charAt(0)}.${surname.latin}${number}@${company.domain}`
    .toLowerCase()
    .replace(/'/g, '')
  const phone = isForeign ? `+999${String(100_000_000 + number)}` : `+7907${String(number).padStart(7, '0')}`
  const position = pick(cyrillic ? positions : foreignPositions)
  const words = [surname.own, name.own, middleName, surname.latin, name.latin, email, phone, position]
  return {
    number,
    guid: guidAt(createdAt, `participant ${facts.seed} ${number}`),
    applicationGuid: guidAt(createdAt, `application ${facts.seed} ${number}`),
    accountGuid: guidAt(createdAt, `account ${facts.seed} ${number}`),
    phone,
    role,
    locale,
    step: state.status === 'draft' ? pick(['personal', 'company', 'photo'] as const) : ('finish' as const),
    firstName: name.own,
    lastName: surname.own,
    middleName: cyrillic ? middleName : null,
    latinFirstName: name.latin,
    latinLastName: surname.latin,
    email,
    citizenship: pool.country,
    birthDate: new Date(Date.UTC(1958 + Math.floor(random() * 44), 0, 1 + Math.floor(random() * 365)))
      .toISOString()
      .slice(0, 10),
    position,
    company,
    group,
    createdAt,
    ...state,
    searchText: searchable(
      [...words, company.name, company.shortName, company.inn].filter(word => word !== null).join(' '),
    ),
  }
}

/** All of a group come from one company. */
function employerOf(group: number | null, isForeign: boolean, pick: Picker): CrowdCompany {
  const own = pick(isForeign ? foreignCrowdCompanies : crowdCompanies)
  return group === null ? own : (crowdCompanies[(group * 37) % crowdCompanies.length] ?? own)
}

type Given = {
  random: () => number
  role: 'participant' | 'speaker' | 'media'
  group: number | null
  createdAt: Date
  facts: CrowdFacts
  later: (after: Date, days: number) => Date
}

type State = {
  status: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
  submittedAt: Date | null
  decidedAt: Date | null
  passportSavedAt: Date | null
  checkedAt: Date | null
  paidAt: Date | null
}

/** How far the person has come by the end of the span: what would lie after it has not happened yet. */
function stateOf({ random, role, group, createdAt, facts, later }: Given): State {
  const start: State = {
    ...{ status: 'draft', security: 'passportPending', payment: 'unpaid' },
    ...{ submittedAt: null, decidedAt: null, passportSavedAt: null, checkedAt: null, paidAt: null },
  }
  const fate = random()
  if (fate < 0.1) return start
  if (fate < 0.15 && group !== null) return { ...start, status: 'unconfirmed' }
  const submittedAt = later(createdAt, 2)
  if (submittedAt > facts.until) return start
  const pending: State = { ...start, status: 'pending', submittedAt }
  const decidedAt = batchedAt(later(submittedAt, 14), facts)
  if (decidedAt > facts.until) return pending
  if (fate < 0.19) return { ...pending, status: 'cancelled', decidedAt }
  if (fate < 0.26) return { ...pending, status: 'rejected', decidedAt }
  const approved: State = { ...pending, status: 'approved', decidedAt }
  const passportSavedAt = random() < 0.8 ? later(decidedAt, 12) : null
  const withPassport =
    passportSavedAt && passportSavedAt <= facts.until ? { ...approved, passportSavedAt } : approved
  const checked = withPassport.passportSavedAt && later(withPassport.passportSavedAt, 6)
  const verdict = random()
  const security: SecurityStatus =
    verdict < 0.88
      ? 'passportVerified'
      : verdict < 0.94
        ? 'passportFailed'
        : verdict < 0.98
          ? 'onHold'
          : 'rejected'
  const judged =
    checked && checked <= facts.until ? { ...withPassport, security, checkedAt: checked } : withPassport
  return { ...judged, ...paymentOf({ random, role, decidedAt, facts, later }) }
}

function paymentOf({
  random,
  role,
  decidedAt,
  facts,
  later,
}: Pick<Given, 'random' | 'role' | 'facts' | 'later'> & { decidedAt: Date }): Pick<
  State,
  'payment' | 'paidAt'
> {
  const way = random()
  const paidAt = later(decidedAt, 20)
  if (role !== 'participant' && way < 0.9) return { payment: 'noPaymentRequired', paidAt: null }
  if (way < 0.03) return { payment: 'noPaymentRequired', paidAt: null }
  if (way < 0.22) return { payment: 'unpaid', paidAt: null }
  const done = paidAt <= facts.until
  if (way < 0.75) return { payment: done ? 'paid' : 'pending', paidAt: done ? paidAt : null }
  return done ? { payment: 'cardPaymentAccepted', paidAt } : { payment: 'unpaid', paidAt: null }
}

/** Decisions are released together: the moments of release are as many as make batches of the usual size. */
function batchedAt(at: Date, { from, until, people }: CrowdFacts): Date {
  const slot = Math.max(900_000, Math.floor(((until.getTime() - from.getTime()) * batchSize) / people))
  return new Date(Math.ceil(at.getTime() / slot) * slot)
}
