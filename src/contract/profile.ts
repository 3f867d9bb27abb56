import { z } from 'zod'
import { profileAccesses } from '#domain/participant/profile-change.ts'
import {
  besideFaults,
  companyFields,
  judgeCompany,
  mediaStep,
  personFields,
  requireNames,
} from './application-form.ts'
import { sectionLock } from './change-request.ts'
import { draftText, guid } from './field.ts'
import { draftCompany, draftMedia, draftPerson } from './participant.ts'
import { defineRoute } from './route.ts'

/** The person's data in the profile. The position is missing: it is printed on the badge and belongs there. */
const profilePerson = draftPerson.omit({ position: true })
const profileCompany = draftCompany.omit({ shortName: true })

export const profile = z.object({
  version: z.int(),
  /** Locks only the identity: names, birth date and citizenship can be changed until the passport is verified. */
  lock: sectionLock,
  access: z.enum(profileAccesses),
  /** The account's own person: their phone is the log-in and cannot be changed here. */
  primary: z.boolean(),
  /** The day on which the age is checked: that of the application (decision 012). */
  ageOn: z.iso.date(),
  person: profilePerson,
  company: profileCompany,
  /** The person is in a group, whose members all represent one organisation: it can only be changed for the whole group. */
  companyOfGroup: z.boolean(),
  /** The mass medium of a media representative; null for everybody else. */
  media: draftMedia.nullable(),
  /** Printed on the badge and changed there. */
  badge: z.object({ position: draftText(200), companyShortName: draftText(100) }),
})

export type Profile = z.infer<typeof profile>
/** The parts of the profile that a person may change, as typed. */
export type TypedProfile = Pick<Profile, 'person' | 'company' | 'media'>

/** The strict form of the profile; `ageOn` is the day on which the age is checked. */
export function profileForm(ageOn: string) {
  return z.strictObject({
    person: z.strictObject(personFields(ageOn)).superRefine(requireNames, besideFaults),
    company: z.strictObject(companyFields).superRefine(judgeCompany, besideFaults),
    media: z.strictObject(mediaStep.shape).nullish(),
  })
}

export type ProfileForm = z.input<ReturnType<typeof profileForm>>

/** The fields that a verified passport locks, as a change request of the kind `identity` names them. */
export function identityForm(ageOn: string) {
  const {
    lastName,
    firstName,
    middleName,
    noMiddleName,
    latinLastName,
    latinFirstName,
    birthDate,
    citizenship,
  } = personFields(ageOn)
  return z
    .strictObject({
      ...{ lastName, firstName, middleName, noMiddleName },
      ...{ latinLastName, latinFirstName, birthDate, citizenship },
    })
    .superRefine(requireNames, besideFaults)
}

const params = z.object({ guid })

export const readProfile = defineRoute({
  method: 'GET',
  path: '/participants/:guid/profile',
  summary: 'The person and the company as they stand, and which of it may be changed',
  policy: { kind: 'account' },
  params,
  response: profile,
})

export const saveProfile = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/profile',
  summary:
    'Save the profile; a changed identity is checked again, and is refused once the passport is verified',
  failure: 'profile_save_failed',
  policy: { kind: 'account' },
  params,
  // Checked by `profileForm` with the day of the application, which the schema cannot know.
  body: z.strictObject({
    version: z.int(),
    person: profilePerson,
    company: profileCompany,
    // Pages opened before an update do not send it; what is kept then stays.
    media: draftMedia.nullish(),
  }),
  response: profile,
})
