import type { ImportField } from '#domain/import/import-columns.ts'
import { hasNoMiddleName, type ImportPerson } from '#domain/import/import-person.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { mediaStep, personalStep } from './application-form.ts'

export type JudgedPerson = ImportPerson & {
  /** Empty required cells: the form is incomplete without them. */
  missing: ImportField[]
}

/**
 * Checks a row by the rules of the person's form and normalises values as the form does. Faults are noted on their cells, empty required cells in
 * `missing`. `today` is the local date of the edition's clock.
 */
export function createImportJudge(today: string): (person: ImportPerson) => JudgedPerson {
  const step = personalStep(today)
  return person => {
    const missing: ImportField[] = []
    const { cells } = person
    const note = (field: ImportField, message: string) => {
      const cell = cells[field]
      if (!cell || cell.code) return
      if (cell.value !== '') cell.code = codeOf(message)
      else if (field === 'phone') cell.code = 'required'
      else missing.push(field)
    }
    const judged = step.safeParse(personOf(person))
    for (const { path, message } of judged.error?.issues ?? [])
      if (path[0] !== 'country') note(path[0] as ImportField, message)
    if (judged.success) keep(cells, { ...judged.data, middleName: cells.middleName.value })
    if (cells.role.value === 'media') {
      const { mediaName, mediaWebsite } = cells
      const media = mediaStep.safeParse({ mediaName: mediaName.value, mediaWebsite: mediaWebsite.value })
      for (const { path, message } of media.error?.issues ?? []) note(path[0] as ImportField, message)
      if (media.success) keep(cells, media.data)
    }
    // Without a phone and a surname people cannot be told apart, so that is a fault; the rest may be filled in later.
    if (cells.lastName.value === '' && cells.latinLastName.value === '' && !cells.lastName.code)
      cells.lastName.code = 'required'
    return { ...person, missing: missing.filter(field => !cells[field].code) }
  }
}

/** The row's cells as fields of the form; a list has no country of residence. */
export function personOf({ cells }: ImportPerson) {
  const value = (field: ImportField) => cells[field].value || null
  const noMiddleName = hasNoMiddleName(cells)
  return {
    prefix: null,
    firstName: value('firstName'),
    lastName: value('lastName'),
    middleName: noMiddleName ? null : value('middleName'),
    noMiddleName,
    latinFirstName: value('latinFirstName'),
    latinLastName: value('latinLastName'),
    email: value('email'),
    phone: value('phone'),
    country: value('citizenship'),
    citizenship: value('citizenship'),
    birthDate: value('birthDate'),
    position: value('position'),
  }
}

function keep(cells: ImportPerson['cells'], kept: Partial<Record<ImportField, string | null>>): void {
  for (const [field, value] of Object.entries(kept)) {
    const cell = cells[field as ImportField]
    if (cell && value && !cell.code) cell.value = value
  }
}

export function codeOf(message: string): ErrorCode {
  const known: readonly string[] = errorCodes
  return known.includes(message) ? (message as ErrorCode) : 'value_invalid'
}
