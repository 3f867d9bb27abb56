import pg from 'pg'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { seedEdition } from '#server/demo/seed-edition.ts'
import { createFaultLog } from '#server/fault-log.ts'
import { jobs } from '#server/jobs/job-definitions.ts'
import { createJobQueue } from '#server/jobs/pg-boss-queue.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { openDatabase } from '#server/persistence/database.ts'
import { insertDemoTeam, takeGuids } from '#server/persistence/demo-queries.ts'
import { migrate } from '#server/persistence/migrate.ts'

/** Every test file clones this database. */
export const templateName = 'quorum_template'

/** The address of another database on the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs statements on the server itself, outside any test's database. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(url, 'postgres') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes the template: migrated, with the current edition, the eight organisers and the tables of the job queue. */
export async function makeTemplate(url: string): Promise<void> {
  await onServer(url, `create database ${templateName}`)
  const templateUrl = addressOf(url, templateName)
  await migrate(templateUrl)
  await insertBaseRows(templateUrl)
  await prepareJobQueue(templateUrl)
}

async function insertBaseRows(url: string): Promise<void> {
  const { database, close } = openDatabase({ url, poolSize: 2, onIdleError: () => {} })
  try {
    await database.transaction().execute(async tx => {
      await seedEdition(tx)
      const guids = await takeGuids(tx, demoOrganisers.length)
      const team = demoOrganisers.map((organiser, index) => ({ ...organiser, guid: guids[index] ?? '' }))
      await insertDemoTeam(tx, {
        accounts: team.map(({ guid, phone }) => ({
          guid,
          phone,
          createdAt: new Date('2025-06-02T07:00:00Z'),
        })),
        organisers: team.map(({ guid, name, role }) => ({ accountGuid: guid, name, roles: [role] })),
      })
    })
  } finally {
    await close()
  }
}

async function prepareJobQueue(url: string): Promise<void> {
  const queue = createJobQueue(url, createFaultLog(createLog('silent'), createMetrics()), jobs)
  await queue.start(() => Promise.reject(new Error('the template runs no jobs')), false)
  await queue.stop()
}
