import { type ImportField, listFields } from '#domain/import/import-columns.ts'
import type { ImportPerson } from '#domain/import/import-person.ts'
import { employeeForm } from './employee.ts'
import { codeOf, type JudgedPerson } from './import-judge.ts'

/** Checks a row by the rules of the employee's form; a list adds whole employees only, so whatever the form lacks is a fault. */
export function judgeImportedEmployee(person: ImportPerson): JudgedPerson {
  const { cells } = person
  const judged = employeeForm.safeParse(employeeOf(person))
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = path[0] === 'onForum' || path[0] === 'onMontage' ? 'work' : (path[0] as ImportField)
    const cell = cells[field]
    if (cell && !cell.code) cell.code = cell.value === '' ? 'required' : codeOf(message)
  }
  if (judged.success)
    for (const field of ['lastName', 'firstName', 'registrationAddress'] as const)
      if (!cells[field].code) cells[field].value = judged.data[field]
  return { ...person, missing: [] }
}

/** The row's cells as fields of the form. */
export function employeeOf({ cells }: Pick<ImportPerson, 'cells'>) {
  const value = (field: ImportField) => cells[field].value
  const noMiddleName = value('middleName') === '' || value('middleName') === '—'
  return {
    // A name that was written in Latin letters alone is the name.
    lastName: value('lastName') || value('latinLastName'),
    firstName: value('firstName') || value('latinFirstName'),
    middleName: noMiddleName ? null : value('middleName'),
    latinLastName: value('latinLastName') || null,
    latinFirstName: value('latinFirstName') || null,
    phone: value('phone') || null,
    registrationAddress: value('registrationAddress'),
    onForum: value('work') === 'forum' || value('work') === 'both',
    onMontage: value('work') === 'montage' || value('work') === 'both',
  }
}

/** Whether any cell that the list asks for is wrong. */
export function isFaultyEmployee({ cells }: JudgedPerson): boolean {
  return listFields.employees.some(field => cells[field].code !== null)
}
