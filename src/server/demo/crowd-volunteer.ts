import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { StudyYear } from '#domain/volunteer/study-year.ts'
import type { VolunteerState } from '#domain/volunteer/volunteer-transitions.ts'
import { cyrillicName } from './crowd-names.ts'
import { guidAt } from './crowd-person.ts'
import { type Draw, drawBy, earlier } from './crowd-random.ts'
import type { CrowdSiteFacts } from './crowd-review.ts'

/** For every so many people a volunteer has sent the form. */
const peopleOfVolunteer = 50
export const volunteersFor = (people: number) => Math.ceil(people / peopleOfVolunteer)

const cities = [
  'Сочи',
  'Краснодар',
  'Ростов-на-Дону',
  'Москва',
  'Казань',
  'Нижний Новгород',
  'Самара',
  'Пермь',
] as const
const schools = [
  'университет туризма и сервиса',
  'институт информационной защиты',
  'университет экономики и права',
  'институт финансовых технологий',
  'технический университет',
] as const
const schoolsOf: Record<(typeof cities)[number], string> = {
  Сочи: 'Сочинский',
  Краснодар: 'Кубанский',
  'Ростов-на-Дону': 'Донской',
  Москва: 'Московский',
  Казань: 'Казанский',
  'Нижний Новгород': 'Нижегородский',
  Самара: 'Самарский',
  Пермь: 'Пермский',
}
const faculties = [
  'Лингвистика',
  'Защита информации',
  'Гостиничное дело',
  'Экономика',
  'Право',
  'Реклама',
  'Журналистика',
] as const
const years: readonly StudyYear[] = ['1', '2', '3', '4', '5', 'graduate', 'postgraduate']
const experiences = [
  'Встречала участников на городском фестивале. Английский B2.',
  'Помогал на студенческой конференции: звук, микрофоны, таймер докладчиков.',
  'Опыта волонтёра пока нет, хочется научиться.',
  'Два года в волонтёрском центре университета: регистрация и навигация.',
] as const

/** A volunteer in one of the states; `number` begins at 1. */
export function crowdVolunteer(facts: CrowdSiteFacts, number: number) {
  const draw = drawBy(facts.seed * 3_000_017 + number)
  const { random, pick, later } = draw
  const share = (number - random()) / volunteersFor(facts.people)
  const createdAt = new Date(
    facts.from.getTime() + Math.floor((facts.until.getTime() - facts.from.getTime()) * share),
  )
  const names = cyrillicName(random, pick)
  const city = pick(cities)
  return {
    ...names,
    ...standing(facts, draw, later(createdAt, 4)),
    guid: guidAt(createdAt, `volunteer ${facts.seed} ${number}`),
    birthDate: `${2000 + Math.floor(random() * 7)}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`,
    city,
    email: `${names.latinFirstName}.${names.latinLastName}${number}@student.example`
      .toLowerCase()
      .replaceAll("'", ''),
    phone: `+7903${String(number).padStart(7, '0')}`,
    telegram:
      random() < 0.6 ? `${names.latinLastName.toLowerCase().replaceAll(/[^a-z]/g, '')}_${number}` : null,
    university: `${schoolsOf[city]} ${pick(schools)}`,
    faculty: pick(faculties),
    studyYear: pick(years),
    experience: pick(experiences),
    locale: 'ru' as const,
    note: random() < 0.1 ? 'Может приехать только на день' : null,
    createdAt,
  }
}

const two = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** What the organiser decided, and of those who are counted on what security says. */
function standing({ until, logistics, security }: CrowdSiteFacts, { random, pick, later }: Draw, at: Date) {
  const state: VolunteerState =
    at > until || random() < 0.2
      ? 'new'
      : pick([
          'accepted',
          'accepted',
          'confirmed',
          'confirmed',
          'confirmed',
          'confirmed',
          'reserve',
          'declined',
          'withdrawn',
        ])
  const isCounted = state === 'accepted' || state === 'confirmed'
  const reviewedAt = later(at, 5)
  const isReviewed = isCounted && random() < 0.7 && reviewedAt <= until
  const isRefused = isReviewed && random() < 0.06
  return {
    ...{ state, review: reviewOf(isCounted, isReviewed, isRefused) },
    decidedAt: state === 'new' ? null : at,
    decidedBy: state === 'new' ? null : logistics,
    sentAt: isCounted ? at : null,
    reviewedAt: isReviewed ? reviewedAt : null,
    reviewedBy: isReviewed ? security : null,
    reviewNote: isRefused ? 'Данные не подтвердились' : null,
  }
}

function reviewOf(isCounted: boolean, isReviewed: boolean, isRefused: boolean): ReviewState {
  if (!isCounted) return 'unconfirmed'
  if (!isReviewed) return 'pending'
  return isRefused ? 'rejected' : 'approved'
}

/** For every so many people there is a shift. */
const peopleOfShift = 500
export const shiftsFor = (people: number) => Math.ceil(people / peopleOfShift)

const posts = [
  ['Стойка регистрации', 'Registration desk'],
  ['Зал пленарных заседаний', 'Plenary hall'],
  ['Информационная стойка', 'Information desk'],
  ['Встреча в аэропорту', 'Meeting people at the airport'],
  ['Гардероб', 'Cloakroom'],
  ['Выставка, входная группа', 'Exhibition, entrance'],
  ['Пресс-центр', 'Press centre'],
] as const

/** A shift of six hours on a day of the forum, the morning's or the afternoon's; `number` begins at 1. */
export function crowdShift({ seed, startsOn, until }: CrowdSiteFacts, number: number) {
  const { pick, random } = drawBy(seed * 5_000_011 + number)
  const [placeRu, placeEn] = pick(posts)
  const startsAt = new Date(
    Date.parse(`${startsOn}T05:00:00Z`) + (number % 3) * 86_400_000 + (number % 2) * 6 * 3_600_000,
  )
  return {
    guid: guidAt(until, `shift ${seed} ${number}`),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 6 * 3_600_000),
    placeRu,
    placeEn,
    needed: 6 + Math.floor(random() * 15),
  }
}

export type CrowdVolunteer = ReturnType<typeof crowdVolunteer>
export type CrowdShift = ReturnType<typeof crowdShift>

/** Every counted-on volunteer takes one or two shifts, never two of the same hours; none gets more than it needs. */
export function crowdAssignments(
  facts: CrowdSiteFacts,
  { shifts, volunteers }: { shifts: readonly CrowdShift[]; volunteers: readonly CrowdVolunteer[] },
) {
  const left = new Map(shifts.map(({ guid, needed }) => [guid, needed]))
  return volunteers.flatMap((volunteer, index) => {
    if (!volunteer.decidedAt || !volunteer.sentAt || index % 5 === 0) return []
    const wanted = [shifts[index % shifts.length], shifts[(index * 7 + 3) % shifts.length]]
    const taken = new Set<number>()
    return wanted.flatMap(shift => {
      const places = shift ? (left.get(shift.guid) ?? 0) : 0
      if (!shift || places === 0 || taken.has(shift.startsAt.getTime())) return []
      left.set(shift.guid, places - 1)
      taken.add(shift.startsAt.getTime())
      return [
        {
          shiftGuid: shift.guid,
          volunteerGuid: volunteer.guid,
          assignedAt: earlier(volunteer.sentAt ?? facts.until, facts.until),
          assignedBy: facts.logistics,
        },
      ]
    })
  })
}
