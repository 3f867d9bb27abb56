import type { z } from 'zod'
import { registerEmployee } from '#contract/staff-registration.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import { type EmployeeValues, sentEmployee } from '#web/staff/employee/rules.ts'

/** An employee's own form: what they do on site is the company's to say. */
export type RegistrationValues = Omit<EmployeeValues, 'onForum' | 'onMontage'> & { consent: boolean }

export type RegistrationBody = z.output<typeof registerEmployee.body>

export const noRegistration: RegistrationValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  latinLastName: '',
  latinFirstName: '',
  phone: '',
  registrationAddress: '',
  consent: false,
}

const strict = judgeBy(registerEmployee.body)

/** `consentVersion` is that of the text on the page. */
export const judgeRegistration =
  (consentVersion: string): Judge<RegistrationValues, RegistrationBody> =>
  typed =>
    strict({ ...sentEmployee(typed), consentVersion })
