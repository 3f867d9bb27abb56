import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { RaiseState } from '#domain/raise/raise-transitions.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import { placesOf, startingPlacePrice, takesForumPlace } from '#domain/staff-company/forum-day-quota.ts'
import { crowdCompanies, crowdContractor } from './crowd-companies.ts'
import { cyrillicName } from './crowd-names.ts'
import { guidAt } from './crowd-person.ts'
import { type Draw, drawBy, earlier } from './crowd-random.ts'
import { type CrowdSiteFacts, crowdReview } from './crowd-review.ts'
import { crowdVehicle } from './crowd-vehicle.ts'

/** For every so many people a company works on site. */
const peopleOfCompany = 100
export const companiesFor = (people: number) => Math.ceil(people / peopleOfCompany)

export type CrowdStaff = ReturnType<typeof crowdStaff>

/** A company on site with its employees, vehicles and requests for places; `number` begins at 1. */
export function crowdStaff(facts: CrowdSiteFacts, number: number) {
  const draw = drawBy(facts.seed * 2_000_003 + number)
  const { random, pick, later } = draw
  const share = (number - random()) / companiesFor(facts.people)
  const createdAt = new Date(
    facts.from.getTime() + Math.floor((facts.until.getTime() - facts.from.getTime()) * share),
  )
  const contractorRole = roleBy(random())
  // Each employer of the crowd comes with a stand once at most.
  const own = contractorRole === 'contractor' ? undefined : crowdCompanies[number - 1]
  const { inn, name, domain } = own ?? crowdContractor(number)
  const owner = cyrillicName(random, pick)
  const confirmed = later(createdAt, 8)
  const roleConfirmedAt = random() < 0.85 && confirmed <= facts.until ? confirmed : null
  const made = {
    guid: guidAt(createdAt, `company ${facts.seed} ${number}`),
    accountGuid: guidAt(createdAt, `owner ${facts.seed} ${number}`),
    phone: `+7905${String(number).padStart(7, '0')}`,
    contractorRole,
    name: own?.shortName ?? name,
    inn,
    lastName: owner.lastName,
    firstName: owner.firstName,
    middleName: owner.middleName,
    latinLastName: owner.latinLastName,
    latinFirstName: owner.latinFirstName,
    email: `expo${number}@${domain}`,
    position: pick(ownerPositions),
    locale: 'ru',
    roleConfirmedAt,
    roleConfirmedBy: roleConfirmedAt && facts.logistics,
    registrationGuid: guidAt(createdAt, `registration ${facts.seed} ${number}`),
    createdAt,
  }
  const raises = raisesOf(facts, draw, made)
  const placesAdded = raises.reduce(
    (sum, { state, places }) => sum + (state === 'granted' ? (places ?? 0) : 0),
    0,
  )
  const places = placesOf(
    { contractorRole, confirmed: roleConfirmedAt !== null, added: placesAdded },
    facts.quotas,
  )
  const employees = employeesOf(facts, draw, { ...made, number, places })
  const drivers = employees.filter(({ onSiteRole }) => onSiteRole === 'driver')
  const vehicles = Array.from({ length: Math.floor(random() * 4) }, (_, index) =>
    crowdVehicle(facts, draw, {
      companyGuid: made.guid,
      createdAt,
      index,
      driver: drivers[index] ?? drivers[0] ?? null,
    }),
  )
  return { company: { ...made, placesAdded }, employees, vehicles, raises }
}

function roleBy(share: number): ContractorRole {
  if (share < 0.01) return 'generalPartner'
  if (share < 0.04) return 'officialPartner'
  if (share < 0.15) return 'partner'
  return share < 0.5 ? 'exhibitor' : 'contractor'
}

const ownerPositions = [
  'Менеджер по выставкам',
  'Руководитель проектов',
  'Координатор монтажа',
  'Директор по маркетингу',
]
const streets = ['Морская', 'Садовая', 'Лесная', 'Южная', 'Горная', 'Виноградная', 'Речная', 'Новая'] as const
const cities = [
  '354000, г. Сочи',
  '354340, г. Сочи',
  '350000, г. Краснодар',
  '344000, г. Ростов-на-Дону',
  '125009, г. Москва',
] as const
const roles: readonly OnSiteRole[] = [
  'standStaff',
  'builder',
  'builder',
  'technician',
  'loader',
  'driver',
  'driver',
  'security',
]

/** From three to thirteen; no more of them work on the forum days than the company has places. */
function employeesOf(
  facts: CrowdSiteFacts,
  draw: Draw,
  company: { guid: string; number: number; createdAt: Date; places: number; contractorRole: ContractorRole },
) {
  const { random, pick, later } = draw
  let left = company.places
  return Array.from({ length: 3 + Math.floor(random() * 11) }, (_, index) => {
    const createdAt = earlier(later(company.createdAt, 10), facts.until)
    const names = cyrillicName(random, pick)
    const review = crowdReview(draw, facts, createdAt)
    const onSiteRole = pick(roles)
    const onForum = left > 0 && onSiteRole !== 'loader'
    if (takesForumPlace({ state: review.state, onForum })) left -= 1
    const isReachable = onSiteRole === 'driver' || random() < 0.5
    return {
      ...{ ...names, ...review, onForum, onSiteRole },
      guid: guidAt(createdAt, `employee ${facts.seed} ${company.number} ${index}`),
      companyGuid: company.guid,
      phone: isReachable ? `+7904${String(company.number * 20 + index).padStart(7, '0')}` : null,
      registrationAddress: `${pick(cities)}, ул. ${pick(streets)}, д. ${1 + Math.floor(random() * 60)}, кв. ${1 + Math.floor(random() * 120)}`,
      onMontage: !onForum || random() < 0.4,
      decisionNote: review.state === 'rejected' ? 'Не прошёл проверку по адресу' : null,
      selfRegistered: random() < 0.3,
      createdAt,
    }
  })
}

const reasons = [
  'Стенд больше прошлогоднего, нужна вторая смена.',
  'На стенде будут показы, двух человек не хватит.',
  'Прилетают коллеги из филиала.',
  'Нужен переводчик для иностранных гостей.',
]

/** Every second company with places has asked for more: it may have asked before, and waits for one answer at a time. */
function raisesOf(
  facts: CrowdSiteFacts,
  { random, pick, later }: Draw,
  company: {
    guid: string
    accountGuid: string
    contractorRole: ContractorRole
    roleConfirmedAt: Date | null
  },
) {
  const { roleConfirmedAt } = company
  if (!roleConfirmedAt || company.contractorRole === 'contractor' || random() < 0.5) return []
  const first = pick<RaiseState>(['granted', 'refused', 'withdrawn', 'asked', 'asked', 'offered'])
  const hasEnded = first === 'granted' || first === 'refused' || first === 'withdrawn'
  const states = hasEnded && random() < 0.3 ? [first, pick<RaiseState>(['asked', 'offered'])] : [first]
  let after = roleConfirmedAt
  return states.flatMap((state, index) => {
    const askedAt = later(after, 15)
    const answeredAt = later(askedAt, 5)
    const isAnswered = state !== 'asked' && state !== 'withdrawn'
    if (askedAt > facts.until) return []
    after = answeredAt
    const stands: RaiseState = answeredAt > facts.until ? 'asked' : state
    const given = stands === 'granted' || stands === 'offered'
    const placesAsked = 1 + Math.floor(random() * 8)
    const answered = isAnswered && stands === state
    return [
      {
        guid: guidAt(askedAt, `raise ${company.guid} ${index}`),
        companyGuid: company.guid,
        state: stands,
        placesAsked,
        reason: pick(reasons),
        askedBy: company.accountGuid,
        askedAt,
        places: given ? placesAsked : null,
        priceKopecks: stands === 'offered' ? startingPlacePrice.toString() : null,
        answer: stands === 'refused' ? 'Зал полон: больше мест на дни форума нет.' : null,
        answeredBy: answered ? facts.logistics : null,
        answeredAt: answered ? answeredAt : null,
        changedAt: stands === 'asked' ? askedAt : answeredAt,
      },
    ]
  })
}
