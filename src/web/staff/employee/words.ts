import type { Employee } from '#contract/employee.ts'
import { nameIn } from '#web/kit/words/name-in.ts'

/** An employee as lists name them. */
export function employeeName(employee: Employee, locale: 'ru' | 'en'): string {
  return nameIn(locale, {
    name: [employee.lastName, employee.firstName, employee.middleName].filter(Boolean).join(' '),
    latinName: `${employee.latinFirstName} ${employee.latinLastName}`,
  })
}
