import type { z } from 'zod'
import { addEmployee, type Employee, type employeeFields, employeeForm } from '#contract/employee.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import type { TwoScriptValues } from '#web/kit/section/two-script-name.tsx'

/** An employee as the fields hold them: nothing is an empty text. */
export type EmployeeValues = TwoScriptValues & {
  phone: string
  registrationAddress: string
  onForum: boolean
  onMontage: boolean
}

export type EmployeeForm = z.output<typeof employeeFields>

export const noEmployee: EmployeeValues & { consent: boolean } = {
  lastName: '',
  firstName: '',
  middleName: '',
  latinLastName: '',
  latinFirstName: '',
  phone: '',
  registrationAddress: '',
  onForum: false,
  onMontage: false,
  consent: false,
}

/** What was left empty is absent. */
export function sentEmployee<Values extends TwoScriptValues & { phone: string }>(values: Values) {
  return {
    ...values,
    middleName: values.middleName.trim() || null,
    latinLastName: values.latinLastName.trim() || null,
    latinFirstName: values.latinFirstName.trim() || null,
    phone: values.phone.trim() || null,
  }
}

const strict = judgeBy(employeeForm)
const strictNew = judgeBy(addEmployee.body)

export const judgeEmployee: Judge<EmployeeValues, EmployeeForm> = typed => strict(sentEmployee(typed))

export const judgeNewEmployee: Judge<typeof noEmployee, z.output<typeof addEmployee.body>> = typed =>
  strictNew(sentEmployee(typed))

export function employeeValues(employee: Employee): EmployeeValues {
  const { lastName, firstName, middleName, latinLastName, latinFirstName } = employee
  const { phone, registrationAddress, onForum, onMontage } = employee
  return {
    ...{ lastName, firstName, latinLastName, latinFirstName, registrationAddress, onForum, onMontage },
    middleName: middleName ?? '',
    phone: phone ?? '',
  }
}
