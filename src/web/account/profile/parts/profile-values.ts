import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import {
  besideFaults,
  type CompanyStep,
  companyFields,
  judgeCompany,
  type PersonalStep,
  personFields,
  requireNames,
} from '#contract/application-form.ts'
import type { Profile, TypedProfile } from '#contract/profile.ts'
import { typedOf } from '#web/account/application/rules.ts'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { PersonValues } from '#web/account/person/rules.ts'

/** The person and the company of the profile as the sign-up's fields hold them. */
export type ProfileValues = { person: PersonValues; company: CompanyValues }

/** What the badge prints goes along unseen: it is neither judged nor sent here. */
export function profileValues({ person, company, badge }: Profile): ProfileValues {
  return {
    person: typedOf({ ...person, position: badge.position }),
    company: typedOf({ ...company, shortName: badge.companyShortName }) as CompanyValues,
  }
}

/** What is sent; an empty text is nothing. */
export function sentProfile({ person, company }: ProfileValues): TypedProfile {
  const { position: _, ...about } = person
  const { shortName: __, ...firm } = company
  return { person: emptiesAsNone(about), company: emptiesAsNone(firm) }
}

function emptiesAsNone<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Fields
}

/** The rules of a person without the position; `ageOn` is the day by which the age is judged. */
export function personResolver(ageOn: string): Resolver<PersonValues, unknown, PersonalStep> {
  const schema = z.object(personFields(ageOn)).superRefine(requireNames, besideFaults)
  return zodResolver(schema) as unknown as Resolver<PersonValues, unknown, PersonalStep>
}

/** The rules of a company without the short name. */
export const companyRules = zodResolver(
  z.object(companyFields).superRefine(judgeCompany, besideFaults),
) as unknown as Resolver<CompanyValues, unknown, CompanyStep>
