import type { z } from 'zod'
import { type StaffCompany, staffOwnerFields } from '#contract/staff-company.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { judgeBy } from '#web/kit/contract-form/judge.ts'
import type { OwnerValues } from './form.tsx'

export type Owner = z.output<typeof staffOwnerFields>

export const noOwner: OwnerValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  latinLastName: '',
  latinFirstName: '',
  email: '',
  position: '',
}

/** The responsible employee as the contract takes them: what was left empty is absent. */
export function sentOwner(values: OwnerValues) {
  const { middleName, latinLastName, latinFirstName, ...rest } = values
  return {
    ...rest,
    middleName: middleName.trim() || null,
    latinLastName: latinLastName.trim() || null,
    latinFirstName: latinFirstName.trim() || null,
  }
}

const strict = judgeBy(staffOwnerFields)

export const judgeOwner: Judge<OwnerValues, Owner> = typed => strict(sentOwner(typed))

export function ownerValues({ owner }: StaffCompany): OwnerValues {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, email, position } = owner
  return { lastName, firstName, middleName: middleName ?? '', latinLastName, latinFirstName, email, position }
}
