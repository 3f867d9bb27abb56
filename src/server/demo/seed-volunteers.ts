import type { Tx } from '../persistence/database.ts'
import { readCurrentEdition } from '../persistence/edition-queries.ts'
import { givePass } from '../persistence/pass-standing-queries.ts'
import { insertAssignments, insertShift } from '../persistence/shift-queries.ts'
import { insertVolunteer } from '../persistence/volunteer-queries.ts'
import type { Needs } from '../use-case.ts'
import { onSiteConsentText } from '../usecases/consent/on-site-consent.ts'
import { newVolunteerLink } from '../usecases/volunteer/volunteer-link.ts'
import { moscow } from './demo-event.ts'
import { demoShifts } from './demo-shifts.ts'
import { type DemoVolunteer, demoVolunteers } from './demo-volunteers.ts'

type Facts = { editionGuid: string; security: string; logistics: string }

const hour = 3_600_000
const firstForm = moscow('2025-09-03 09:00').getTime()

/** Volunteers in every state, their shifts, and the passes of those who are let in. */
export async function seedVolunteers(needs: Needs<'sealer'>, tx: Tx, facts: Facts): Promise<void> {
  const { editionGuid, logistics } = facts
  const edition = await readCurrentEdition(tx)
  const shifts: string[] = []
  for (const { from, to, ru: placeRu, en: placeEn, needed } of demoShifts)
    shifts.push(
      await insertShift(tx, {
        ...{ editionGuid, placeRu, placeEn, needed },
        startsAt: moscow(from),
        endsAt: moscow(to),
      }),
    )
  for (const [index, volunteer] of demoVolunteers.entries()) {
    const createdAt = new Date(firstForm + index * 7 * hour)
    const decidedAt = new Date(createdAt.getTime() + 20 * hour)
    const locale = volunteer.name ? 'ru' : 'en'
    const volunteerGuid = await insertVolunteer(tx, {
      ...person(volunteer, index),
      ...standing(volunteer, { at: decidedAt, ...facts }),
      ...onSiteConsentText(edition, locale, 'volunteer').record,
      ...newVolunteerLink(needs),
      ...{ editionGuid, locale, createdAt },
      addressHash: needs.sealer.hash('address', `demo volunteer ${index}`),
    })
    if (volunteer.review === 'approved')
      await givePass(tx, { editionGuid, kind: 'volunteer', subjectGuid: volunteerGuid }, decidedAt)
    await insertAssignments(
      tx,
      (volunteer.shifts ?? []).flatMap(shift => {
        const shiftGuid = shifts[shift]
        return shiftGuid ? [{ shiftGuid, volunteerGuid, assignedAt: decidedAt, assignedBy: logistics }] : []
      }),
    )
  }
}

/** Numbers of their own beside those of the demo's accounts. */
function person(volunteer: DemoVolunteer, index: number) {
  const [lastName = null, firstName = null, middleName = null] = volunteer.name?.split(' ') ?? []
  const [latinLastName = '', latinFirstName = ''] = volunteer.latin.split(' ')
  return {
    ...{ lastName, firstName, middleName, latinLastName, latinFirstName },
    citizenship: volunteer.citizenship ?? 'RU',
    birthDate: volunteer.born,
    city: volunteer.city,
    phone: `+790010003${String(index + 1).padStart(2, '0')}`,
    email: `${latinFirstName}.${latinLastName}@student.example`.toLowerCase(),
    telegram: volunteer.telegram ?? null,
    university: volunteer.university,
    faculty: volunteer.faculty,
    studyYear: volunteer.year,
    experience: experiences[index % experiences.length] ?? '',
    note: volunteer.note ?? null,
  }
}

const experiences = [
  'Встречала участников на городском полумарафоне и на дне открытых дверей вуза. Английский B2.',
  'Помогал на студенческой конференции: звук, микрофоны, таймер докладчиков.',
  'Опыта волонтёра пока нет. Хочется увидеть, как устроен большой форум, и научиться новому.',
  'Два года в волонтёрском центре университета: регистрация, навигация, работа с прессой.',
]

function standing(
  { state, review }: DemoVolunteer,
  { at, security, logistics }: { at: Date; security: string; logistics: string },
) {
  const reviewed = review === 'approved' || review === 'rejected'
  return {
    ...{ state, review },
    ...(state !== 'new' && { decidedAt: at, decidedBy: logistics }),
    sentAt: review === 'unconfirmed' ? null : at,
    ...(reviewed && { reviewedAt: new Date(at.getTime() + 5 * hour), reviewedBy: security }),
    reviewNote: review === 'rejected' ? 'Данные не подтвердились' : null,
  }
}
