import type { VolunteerRow as Listed } from '#contract/organiser-volunteer.ts'
import type { VolunteerRow } from '#server/persistence/volunteer-queries.ts'

type Named = Pick<VolunteerRow, 'lastName' | 'firstName' | 'middleName' | 'latinLastName' | 'latinFirstName'>

/** The name in both scripts; who wrote it in Latin letters alone has one. */
export function volunteerNames(row: Named): { name: string; latinName: string } {
  const latinName = [row.latinFirstName, row.latinLastName].filter(Boolean).join(' ')
  const name = [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' ')
  return { name: name || latinName, latinName }
}

export function presentVolunteer(row: VolunteerRow & { shifts: number }): Listed {
  const { guid, version, state, review, citizenship, birthDate, city, email, phone, telegram } = row
  const { university, faculty, studyYear, experience, note, shifts } = row
  return {
    ...volunteerNames(row),
    ...{ guid, version, state, review, citizenship, birthDate, city, email, phone, telegram },
    ...{ university, faculty, studyYear, experience, note, shifts },
    createdAt: row.createdAt.toISOString(),
  }
}
