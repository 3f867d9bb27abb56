import { sql } from 'kysely'
import type { Database } from './database.ts'

export async function pingDatabase(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database)
    return true
  } catch {
    return false
  }
}
