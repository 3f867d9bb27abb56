import { addDays } from '#domain/edition/calendar-date.ts'
import type { VehicleType } from '#domain/vehicle/vehicle-type.ts'
import { guidAt } from './crowd-person.ts'
import { type Draw, earlier } from './crowd-random.ts'
import { type CrowdSiteFacts, crowdReview } from './crowd-review.ts'

const kinds: readonly { brand: string; type: VehicleType; lengthCm: number; heightCm: number }[] = [
  { brand: 'ГАЗель Next', type: 'van', lengthCm: 670, heightCm: 280 },
  { brand: 'Lada Largus', type: 'car', lengthCm: 447, heightCm: 167 },
  { brand: 'Fiat Ducato', type: 'van', lengthCm: 600, heightCm: 260 },
  { brand: 'ГАЗон Next', type: 'truck', lengthCm: 850, heightCm: 330 },
  { brand: 'КамАЗ 5490', type: 'articulated', lengthCm: 1650, heightCm: 400 },
  { brand: 'Манипулятор Hino 500', type: 'special', lengthCm: 980, heightCm: 360 },
]
const letters = [...'АВЕКМНОРСТУХ']
const regions = ['23', '61', '77', '93', '97', '123', '161', '777'] as const

/** A vehicle of a company on site. Its number in the company is part of its plate, because no two plates may be alike. */
export function crowdVehicle(
  facts: CrowdSiteFacts,
  draw: Draw,
  company: { companyGuid: string; createdAt: Date; index: number; driver: { guid: string } | null },
) {
  const { random, pick, later } = draw
  const { companyGuid, index, driver } = company
  const createdAt = earlier(later(company.createdAt, 12), facts.until)
  const review = crowdReview(draw, facts, createdAt)
  const number = String(1 + index + 4 * Math.floor(random() * 249)).padStart(3, '0')
  const isLong = random() < 0.3
  return {
    ...pick(kinds),
    ...review,
    guid: guidAt(createdAt, `vehicle ${companyGuid} ${index}`),
    companyGuid,
    plate: `${pick(letters)}${number}${pick(letters)}${pick(letters)}${pick(regions)}`,
    plateCountry: 'RU',
    onForum: isLong,
    onMontage: true,
    driverGuid: driver?.guid ?? null,
    arrivesOn: addDays(facts.startsOn, -1 - Math.floor(random() * 3)),
    leavesOn: isLong ? addDays(facts.endsOn, 1) : facts.startsOn,
    decisionNote: review.state === 'rejected' ? 'Не проходит по высоте' : null,
    createdAt,
  }
}
