import type { Insertable, Updateable } from 'kysely'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { asLocked, type Locked } from './locked.ts'

function employees(reader: Reader) {
  return reader.selectFrom('employee').selectAll('employee').where('employee.removedAt', 'is', null)
}

export type EmployeeRow = Awaited<ReturnType<ReturnType<typeof employees>['executeTakeFirstOrThrow']>>

/** Everybody of a company, by name. */
export function listEmployeesOf(reader: Reader, companyGuid: string): Promise<EmployeeRow[]> {
  return employees(reader)
    .where('employee.companyGuid', '=', companyGuid)
    .orderBy('employee.lastName')
    .orderBy('employee.firstName')
    .orderBy('employee.guid')
    .execute()
}

/** Locks the employees of a company that are among these, in the order of their guids, so that two bulk calls cannot wait for each other. */
export async function lockEmployees(
  tx: Tx,
  wanted: { companyGuid: string; guids: readonly string[] },
): Promise<Locked<EmployeeRow>[]> {
  const rows = await employees(tx)
    .where('employee.companyGuid', '=', wanted.companyGuid)
    .where(({ eb, val }) => eb('employee.guid', '=', eb.fn.any(val([...wanted.guids]))))
    .orderBy('employee.guid')
    .forUpdate()
    .execute()
  return rows.map(asLocked)
}

/** How many of a company hold a place on the forum days (`takesForumPlace`). Lock the company first. */
export async function countForumPlaces(reader: Reader, companyGuid: string): Promise<number> {
  const { taken } = await reader
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<bigint>().as('taken'))
    .where('companyGuid', '=', companyGuid)
    .where('removedAt', 'is', null)
    .where('onForum', '=', true)
    .where('state', 'in', ['pending', 'approved'])
    .executeTakeFirstOrThrow()
  return Number(taken)
}

export async function insertEmployee(tx: Tx, employee: Insertable<DB['employee']>): Promise<string> {
  const { guid } = await tx
    .insertInto('employee')
    .values(employee)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** Several at once, in one statement. */
export async function insertEmployees(
  tx: Tx,
  employees: readonly Insertable<DB['employee']>[],
): Promise<string[]> {
  const rows = await tx
    .insertInto('employee')
    .values([...employees])
    .returning('guid')
    .execute()
  return rows.map(({ guid }) => guid)
}

/** Changes locked employees and increases their versions. */
export async function changeEmployees(
  tx: Tx,
  employees: readonly Locked<{ guid: string }>[],
  change: Omit<Updateable<DB['employee']>, 'guid' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('employee')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val(employees.map(({ guid }) => guid)))))
    .execute()
}

/** How many wrote themselves down and were not sent for review yet. */
export async function countSelfRegistered(reader: Reader, companyGuid: string): Promise<number> {
  const { waiting } = await reader
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('companyGuid', '=', companyGuid)
    .where('removedAt', 'is', null)
    .where('selfRegistered', '=', true)
    .where('state', '=', 'unconfirmed')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
