import type { Reader } from './database.ts'

/** The valid passes of a company's employees, by name. */
export function listEmployeePasses(reader: Reader, companyGuid: string) {
  return reader
    .selectFrom('pass')
    .innerJoin('employee', 'employee.guid', 'pass.subjectGuid')
    .select(['pass.guid', 'pass.counter', 'pass.subjectGuid'])
    .select(['employee.lastName', 'employee.firstName', 'employee.middleName'])
    .select(['employee.latinLastName', 'employee.latinFirstName', 'employee.onSiteRole'])
    .select(['employee.onForum', 'employee.onMontage'])
    .where('pass.kind', '=', 'employee')
    .where('pass.revokedAt', 'is', null)
    .where('employee.companyGuid', '=', companyGuid)
    .where('employee.removedAt', 'is', null)
    .orderBy('employee.lastName')
    .orderBy('employee.firstName')
    .orderBy('pass.guid')
    .execute()
}

/** The valid passes of a company's vehicles, by the day they come. */
export function listVehiclePasses(reader: Reader, companyGuid: string) {
  return reader
    .selectFrom('pass')
    .innerJoin('vehicle', 'vehicle.guid', 'pass.subjectGuid')
    .select(['pass.guid', 'pass.counter', 'pass.subjectGuid'])
    .select([
      'vehicle.brand',
      'vehicle.plate',
      'vehicle.plateCountry',
      'vehicle.arrivesOn',
      'vehicle.leavesOn',
    ])
    .select(['vehicle.onForum', 'vehicle.onMontage'])
    .where('pass.kind', '=', 'vehicle')
    .where('pass.revokedAt', 'is', null)
    .where('vehicle.companyGuid', '=', companyGuid)
    .where('vehicle.removedAt', 'is', null)
    .orderBy('vehicle.arrivesOn')
    .orderBy('pass.guid')
    .execute()
}
