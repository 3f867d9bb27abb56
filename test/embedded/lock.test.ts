import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#server/embedded/embedded-lock.ts'
import { processMark } from '#server/embedded/embedded-process.ts'
import { query, startApp, temporaryFolder } from './harness.ts'

test('the second start on a folder says so in one line and stops; the first goes on', async () => {
  const dataDir = temporaryFolder()
  const first = await startApp(dataDir)
  const second = await startApp(dataDir)
  expect(second.answer.code).toBe('IN_USE')
  expect(second.answer.message).toMatch(
    new RegExp(
      `Another Quorum \\(process ${first.process.pid}\\) already runs on ${dataDir}: .* DATA_DIR .*\\.$`,
    ),
  )
  expect(await second.exited).toBe(1)
  expect(await query(first.answer.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of five starts at once on an empty folder exactly one runs', async () => {
  const dataDir = temporaryFolder()
  const apps = await Promise.all(Array.from({ length: 5 }, () => startApp(dataDir)))
  expect(apps.filter(app => app.answer.url)).toHaveLength(1)
  expect(apps.filter(app => app.answer.code === 'IN_USE')).toHaveLength(4)
})

test('two starts in one process count as two', async () => {
  const home = temporaryFolder()
  const release = await lockFolder(home, home)
  await expect(lockFolder(home, home)).rejects.toMatchObject({ code: 'IN_USE' })
  release()
  const again = await lockFolder(home, home)
  again()
})

test.each([
  ['of a dead process', '4194304-1-boot'],
  ['whose number now belongs to another process', `${process.ppid}-1-boot`],
])('a lock %s does not count', async (_name, left) => {
  const home = temporaryFolder()
  mkdirSync(join(home, 'lock'))
  writeFileSync(join(home, 'lock', left), '')
  const release = await lockFolder(home, home)
  release()
})

test('a lock of a living process counts', async () => {
  const home = temporaryFolder()
  mkdirSync(join(home, 'lock'))
  writeFileSync(join(home, 'lock', `${process.ppid}-${processMark(process.ppid)}`), '')
  await expect(lockFolder(home, home)).rejects.toMatchObject({ code: 'IN_USE' })
})
