import { z } from 'zod'
import {
  besideFaults,
  companyFields,
  judgeCompany,
  mediaStep,
  personFields,
  requireNames,
} from '#contract/application-form.ts'
import type { Profile, TypedProfile } from '#contract/profile.ts'
import { typedOf } from '#web/account/application/rules.ts'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

export type MediaValues = z.input<typeof mediaStep>

export type ProfileValues = { person: PersonValues; company: CompanyValues; media: MediaValues }

/** The badge's texts are carried along unseen; they are neither judged nor sent here. */
export function profileValues({ person, company, media, badge }: Profile): ProfileValues {
  return {
    person: typedOf({ ...person, position: badge.position }),
    company: typedOf({ ...company, shortName: badge.companyShortName }),
    media: typedOf(media ?? { mediaName: null, mediaWebsite: null }),
  }
}

/** The rules of a mass medium; everybody else has none, and their form stays empty and unseen. */
export function judgeProfileMedia(isMedia: boolean): Judge<MediaValues, TypedProfile['media']> {
  return isMedia ? judgeBy(mediaStep) : () => ({ ok: true, value: null })
}

/** What is sent: null instead of an empty text. */
export function sentProfile({ person, company, media }: TypedProfile): TypedProfile {
  return { person: emptiesAsNone(person), company: emptiesAsNone(company), media }
}

function emptiesAsNone<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Fields
}

/** The rules of a person without the position; `ageOn` is the day by which the age is judged. */
export function judgeProfilePerson(ageOn: string): Judge<PersonValues, TypedProfile['person']> {
  return judgeBy(z.object(personFields(ageOn)).superRefine(requireNames, besideFaults))
}

/** The rules of a company without the short name. */
export const judgeProfileCompany: Judge<CompanyValues, TypedProfile['company']> = judgeBy(
  z.object(companyFields).superRefine(judgeCompany, besideFaults),
)
