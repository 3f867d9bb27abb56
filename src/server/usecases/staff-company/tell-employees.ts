import type { StaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { tellAddressee } from '../message/tell-addressee.ts'

type EmployeeMessage =
  | 'employee_approved'
  | 'employee_refused'
  | 'employee_looked_again'
  | 'employee_pass_void'

type Told = { company: StaffCompanyRow; record: { phone?: string | null } }

/** Tells the employees whose phone is known, by SMS in the language of their company; the others hear of it from their company. */
export async function tellEmployees(
  scene: MessageScene,
  employees: readonly Told[],
  name: EmployeeMessage,
): Promise<void> {
  for (const { company, record } of employees)
    if (record.phone)
      await tellAddressee(
        scene,
        name,
        { participantGuid: null, phone: record.phone, email: null, locale: company.locale, name: null },
        { company: company.name },
      )
}
