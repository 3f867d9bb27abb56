import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { MigrationChanged, migrate } from '#server/persistence/migrate.ts'
import { addressOf, onServer } from '../http/template-database.ts'

const made: string[] = []

afterEach(async () => {
  for (const name of made.splice(0))
    await onServer(inject('databaseUrl'), `drop database ${name} with (force)`)
})

/** The address of an empty database. */
async function emptyDatabase(): Promise<string> {
  const name = `quorum_empty_${randomUUID().replaceAll('-', '')}`
  await onServer(inject('databaseUrl'), `create database ${name}`)
  made.push(name)
  return addressOf(inject('databaseUrl'), name)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

test('an empty database gets every migration, in the order of their numbers, once', async () => {
  const url = await emptyDatabase()
  const done = await migrate(url)
  expect(done).toEqual([...done].sort())
  expect(done[0]).toBe('0001-edition-and-accounts.sql')
  expect(await migrate(url)).toEqual([])
  expect(await query(url, 'select name from schema_migration order by name')).toEqual(
    done.map(name => ({ name })),
  )
})

test('instances that start at once take turns', async () => {
  const url = await emptyDatabase()
  const done = await Promise.all(Array.from({ length: 5 }, () => migrate(url)))
  expect(done.filter(names => names.length > 0)).toHaveLength(1)
})

test('an applied migration that was changed stops the start', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  await query(url, "update schema_migration set checksum = 'another' where name like '0002%'")
  await expect(migrate(url)).rejects.toThrow(MigrationChanged)
})

test('a migration that fails leaves nothing of itself', async () => {
  const url = await emptyDatabase()
  await query(url, 'create table participant (guid int)')
  await expect(migrate(url)).rejects.toThrow(/already exists/)
  expect(await query(url, 'select name from schema_migration')).toEqual([
    { name: '0001-edition-and-accounts.sql' },
  ])
  expect(await query(url, "select 1 from pg_tables where tablename = 'file'")).toEqual([])
})
