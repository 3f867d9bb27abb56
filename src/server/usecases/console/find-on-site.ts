import type { ConsoleHit } from '#contract/organiser-search.ts'
import { mayOrganise, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { typedPhone } from '#domain/search/typed-number.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listEmployeesFound } from '#server/persistence/employee-search-queries.ts'
import { listVehiclesFound } from '#server/persistence/vehicle-search-queries.ts'
import { listVolunteersFound } from '#server/persistence/volunteer-search-queries.ts'
import { likeliest } from '../person/find-people.ts'
import * as present from './present-hit.ts'

type Search = { editionGuid: string; typed: string; limit: number }

export async function findEmployees(
  reader: Reader,
  { editionGuid, typed, limit }: Search,
): Promise<ConsoleHit[]> {
  const asked = typedPhone(typed) ?? typed
  const rows = await listEmployeesFound(reader, { editionGuid, typed: asked })
  return likeliest(rows, { typed: asked, idOf, limit }).map(({ row }) => present.employeeHit(row))
}

/** Security finds those whom it checks, in the list that it has. */
export async function findVolunteers(
  reader: Reader,
  { editionGuid, typed, limit, roles }: Search & { roles: readonly OrganiserRole[] },
): Promise<ConsoleHit[]> {
  const asked = typedPhone(typed) ?? typed
  const atSecurity = !mayOrganise(roles, 'manage-volunteers')
  const rows = await listVolunteersFound(reader, { editionGuid, typed: asked, atSecurity })
  return likeliest(rows, { typed: asked, idOf, limit }).map(({ row }) =>
    present.volunteerHit(row, { atSecurity }),
  )
}

export async function findVehicles(reader: Reader, search: Search): Promise<ConsoleHit[]> {
  return (await listVehiclesFound(reader, search)).map(present.vehicleHit)
}

const idOf = ({ guid }: { guid: string }) => guid
