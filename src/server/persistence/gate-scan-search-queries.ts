import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { Reader } from './database.ts'
import { findPasses, type PassesFound } from './pass-search-queries.ts'
import { likePattern } from './search-text.ts'

/** Whose scans a search finds, and at which devices. */
export type ScansFound = {
  passes: PassesFound
  devices: readonly string[]
  /** Where passes that are too many to be named stand already; otherwise each query finds them itself. */
  gathered?: RawBuilder<unknown>
  /** Each scan is asked for its pass, where not many are looked at. */
  isAskedEach?: boolean
}

/** By whoever was scanned, as the list of passes finds them, or by the gate and its device. Looked up once: the page and the counts both ask for them. */
export async function findScans(
  reader: Reader,
  { editionGuid, q }: { editionGuid: string; q: string | undefined },
): Promise<ScansFound | null> {
  const typed = q?.trim()
  if (!typed) return null
  const devices = await devicesNamed(reader, editionGuid, typed)
  // Who looks for a gate does not want people whose names are like its own.
  const passes = await findPasses(reader, { editionGuid, typed, asTyped: devices.length > 0 })
  return passes && { passes, devices }
}

/** Devices are some tens. */
async function devicesNamed(reader: Reader, editionGuid: string, typed: string): Promise<string[]> {
  const text = sql`replace(lower(concat_ws(' ', gate_device.gate, gate_device.name)), 'ё', 'е')`
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  const rows = await reader
    .selectFrom('gateDevice')
    .select('guid')
    .where('editionGuid', '=', editionGuid)
    .where(sql<SqlBool>`(${sql.join(ways, sql` or `)})`)
    .execute()
  return rows.map(({ guid }) => guid)
}
