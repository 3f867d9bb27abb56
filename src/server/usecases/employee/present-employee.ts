import type { z } from 'zod'
import type { Employee, employeeFields } from '#contract/employee.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { reviewSecurity, reviewStatus } from '#domain/staff-company/review-transitions.ts'
import type { EmployeeRow } from '#server/persistence/employee-queries.ts'

export function presentEmployee(row: EmployeeRow): Employee {
  const { guid, version, lastName, firstName, middleName, latinLastName, latinFirstName, phone } = row
  const { registrationAddress, onForum, onMontage, onSiteRole, state, selfRegistered, sentAt } = row
  return {
    ...{ guid, version, lastName, firstName, middleName, latinLastName, latinFirstName, phone },
    ...{ registrationAddress, onForum, onMontage, onSiteRole, state, selfRegistered },
    status: reviewStatus(state),
    securityStatus: reviewSecurity(state),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

/** An employee's data as columns; an empty Latin spelling is that of passports. */
export function employeeColumns(fields: z.output<typeof employeeFields>) {
  const { lastName, firstName, middleName, latinLastName, latinFirstName } = fields
  const { phone, registrationAddress, onForum, onMontage } = fields
  return {
    ...{ lastName, firstName, phone, registrationAddress, onForum, onMontage },
    middleName: middleName || null,
    latinLastName: latinLastName || transliterateName(lastName),
    latinFirstName: latinFirstName || transliterateName(firstName),
  }
}
