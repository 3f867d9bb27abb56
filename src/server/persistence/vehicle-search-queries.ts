import { type SqlBool, sql } from 'kysely'
import { plateKey } from '#domain/vehicle/plate.ts'
import type { Reader } from './database.ts'
import { escaped, exactMatch } from './search-text.ts'

/** Vehicles by plate, in the letters of either alphabet and whole or in part, and by make. */
export function listVehiclesFound(
  reader: Reader,
  { editionGuid, typed, limit }: { editionGuid: string; typed: string; limit: number },
) {
  const plate = plateKey(typed)
  const written = exactMatch('vehicle', typed)
  return reader
    .selectFrom('vehicle')
    .innerJoin('staffCompany', 'staffCompany.guid', 'vehicle.companyGuid')
    .select(['vehicle.guid', 'vehicle.brand', 'vehicle.plate', 'vehicle.plateCountry', 'vehicle.state'])
    .select('staffCompany.name as companyName')
    .where('staffCompany.editionGuid', '=', editionGuid)
    .where('vehicle.removedAt', 'is', null)
    .where(plate ? sql<SqlBool>`(${written} or vehicle.search_key like ${`%${escaped(plate)}%`})` : written)
    .orderBy('vehicle.plate')
    .orderBy('vehicle.guid')
    .limit(limit)
    .execute()
}
