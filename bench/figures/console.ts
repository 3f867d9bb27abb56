import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ListExport } from '#contract/organiser-export.ts'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { runtimePath } from '../../scripts/runtime.mjs'
import { run } from '../../scripts/steps.mjs'
import { type AppProcess, startApp, withFolder } from '../app-process.ts'
import { consoleCalls } from '../console/console-calls.ts'
import { measurePalette } from '../console/palette-visit.ts'
import { createEveningCaller } from '../evening/evening-caller.ts'
import { type Figure, type Measurement, median, percentile, type Remark } from '../figure.ts'
import { residentMegabytes } from '../processes.ts'

/** Another list of sizes for a quick look: `CONSOLE_SIZES=2000,20000`. */
const sizes = (process.env.CONSOLE_SIZES ?? '2000,20000,200000').split(',').map(Number)
/** From this size the palette is measured in a browser too. */
const paletteSize = 20_000
const rounds = 5
const limit = { limit: 100, direction: 'at most' } as const

type Sized = {
  people: number
  byKind: Map<string, number[]>
  slowest: Map<string, { path: string; took: number }>
}

/** What an organiser waits for in a forum of three sizes, and how it grows; then the largest list as a file. */
export const consoleMeasurement: Measurement = {
  name: 'console',
  title: `the console’s lists, searches and exports with ${sizes.join(', ')} people`,
  measure: () =>
    withFolder(async folder => {
      const database = await startEmbeddedPostgres({ dataDir: folder, log: line => console.log(line) })
      try {
        return await measureConsole(folder, database.url)
      } finally {
        await database.stop()
      }
    }),
}

/** Fills one database more and more, and measures it at each size. */
export async function measureConsole(folder: string, databaseUrl: string): Promise<(Figure | Remark)[]> {
  const place = { folder, databaseUrl }
  const measured: Sized[] = []
  const palette: (Figure | Remark)[] = []
  let tokens: Map<string, string> | null = null
  for (const people of sizes) {
    await seed(folder, databaseUrl, people)
    tokens ??= await withApp(place, true, app => logIn(app, databaseUrl))
    const caller = callerWith(tokens)
    // Without workers: the reminders of a whole crowd would be written meanwhile.
    measured.push(await withApp(place, false, app => measureLists(caller(app), people)))
    const token = tokens.get('admin') ?? ''
    if (people >= paletteSize)
      palette.push(
        ...(await withApp(place, false, app => measurePalette({ base: addressOf(app), token, people }))),
      )
  }
  const caller = callerWith(tokens ?? new Map())
  return [
    ...figuresOf(measured),
    ...palette,
    ...(await withApp(place, true, app => measureExports(app, caller(app)))),
  ]
}

async function seed(dataDir: string, databaseUrl: string, people: number): Promise<void> {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, APP_MODE: 'test' })
  const code = await run(runtimePath(), ['scripts/seed.ts', '--participants', String(people)])
  if (code !== 0) throw new Error(`the crowd of ${people} could not be made`)
}

type Caller = {
  get<Body>(role: string, path: string): Promise<Body>
  post<Body>(role: string, path: string, body: object): Promise<Body>
}

async function withApp<T>(
  { folder, databaseUrl }: { folder: string; databaseUrl: string },
  workers: boolean,
  work: (app: AppProcess) => Promise<T>,
): Promise<T> {
  const environment = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', WORKERS: String(workers) }
  const app = await startApp({ mode: 'test', dataDir: folder, environment })
  try {
    return await work(app)
  } finally {
    await app.stop()
  }
}

const addressOf = (app: AppProcess) => `http://127.0.0.1:${app.port}`

/** A console token for each role; they outlive a restart. */
async function logIn(app: AppProcess, databaseUrl: string): Promise<Map<string, string>> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    const evening = createEveningCaller(addressOf(app), pool)
    const tokens = new Map<string, string>()
    for (const [index, { role, phone }] of demoOrganisers.entries())
      tokens.set(role, await evening.logIn(phone, `10.9.1.${index}`, 'organizer'))
    return tokens
  } finally {
    await pool.end()
  }
}

const callerWith =
  (tokens: ReadonlyMap<string, string>) =>
  (app: AppProcess): Caller => {
    // It reads no code any more.
    const evening = createEveningCaller(addressOf(app), new pg.Pool())
    const of = (role: string) => ({ from: '10.9.0.1', token: tokens.get(role) ?? '' })
    return {
      get: (role, path) => evening.call({ method: 'GET', path, ...of(role) }),
      post: (role, path, body) => evening.call({ method: 'POST', path, body, ...of(role) }),
    }
  }

async function measureLists(caller: Caller, people: number): Promise<Sized> {
  const byKind = new Map<string, number[]>()
  const slowest = new Map<string, { path: string; took: number }>()
  const places = await placesOf(caller)
  for (let round = -1; round < rounds; round += 1)
    for (const { role, what, path: template, body } of consoleCalls) {
      const address = template.replace(
        /:(letter|batch|device)\b/,
        (_, name: keyof typeof places) => places[name],
      )
      const startedAt = performance.now()
      await (body ? caller.post(role, address, body) : caller.get(role, address))
      const path = body ? `${address} “${body.q}”` : address
      const took = performance.now() - startedAt
      // The first round warms the caches.
      if (round < 0) continue
      byKind.set(what, [...(byKind.get(what) ?? []), took])
      if (took > (slowest.get(what)?.took ?? 0)) slowest.set(what, { path, took })
    }
  return { people, byKind, slowest }
}

/** What stands in an address for a letter, a batch of decisions and a device of the gates. */
async function placesOf(caller: Caller) {
  const letters = await caller.get<{ items: { guid: string }[] }>(
    'admin',
    '/organizer/letters?sort=mostReaders&state=sent',
  )
  const batches = await caller.get<{ items: { batchGuid: string }[] }>(
    'committee',
    '/organizer/decisions?sort=mostPeople',
  )
  const devices = await caller.get<{ items: { guid: string }[] }>('security', '/organizer/gate/devices')
  return {
    letter: letters.items[0]?.guid ?? '',
    batch: batches.items[0]?.batchGuid ?? '',
    device: devices.items[0]?.guid ?? '',
  }
}

/** Of each kind of list the share of 95 % at the largest size, and what it was at the smaller ones. */
function figuresOf(measured: readonly Sized[]): Figure[] {
  const largest = measured.at(-1)
  if (!largest) return []
  const at = (sized: Sized, what: string) => percentile(sized.byKind.get(what) ?? [], 0.95)
  return [...largest.byKind.keys()].map(what => {
    const worst = largest.slowest.get(what)
    const growth = measured.map(sized => at(sized, what).toFixed(0)).join(' → ')
    return {
      what: `${what}, p95`,
      value: at(largest, what),
      unit: 'ms',
      target: limit,
      note: `${growth} ms, median ${median(largest.byKind.get(what) ?? []).toFixed(0)}; slowest ${decodeURIComponent(worst?.path ?? '')} ${worst?.took.toFixed(0)} ms`,
    }
  })
}

/** What a process takes to wake up is not the export's: a small file of each format, and then what a crowd's reminders need, until the memory stands still. */
async function warmUp(app: AppProcess, caller: Caller): Promise<void> {
  for (const format of ['xlsx', 'csv'] as const)
    await exportFile(caller, { format, filters: { status: 'pending' } }, () => {})
  let [before, still] = [residentMegabytes(app.pid), 0]
  for (let second = 0; second < 90 && still < 5; second += 1) {
    await sleep(1000)
    const now = residentMegabytes(app.pid)
    still = Math.abs(now - before) < 1 ? still + 1 : 0
    before = now
  }
}

async function exportFile(
  caller: Caller,
  wanted: { format: 'xlsx' | 'csv'; filters: Record<string, string> },
  look: () => void,
): Promise<ListExport> {
  const { guid } = await caller.post<ListExport>('committee', '/organizer/exports', {
    ...{ list: 'applications', purpose: 'bench', ...wanted },
    columns: [
      'name',
      'latinName',
      'company',
      'companyType',
      'position',
      'role',
      'status',
      'payment',
      'security',
      'submittedAt',
    ],
  })
  for (;;) {
    await sleep(100)
    look()
    // Under load a look may be turned away.
    const looked = await caller
      .get<{ items: ListExport[] }>('committee', '/organizer/exports')
      .catch(() => null)
    const file = looked?.items.find(item => item.guid === guid)
    if (file && file.state !== 'waiting' && file.state !== 'running') return file
  }
}

async function measureExports(app: AppProcess, caller: Caller): Promise<Figure[]> {
  await warmUp(app, caller)
  const figures: Figure[] = []
  for (const format of ['xlsx', 'csv'] as const) {
    const before = residentMegabytes(app.pid)
    let most = before
    const startedAt = performance.now()
    const file = await exportFile(caller, { format, filters: { sort: 'name' } }, () => {
      most = Math.max(most, residentMegabytes(app.pid))
    })
    const seconds = (performance.now() - startedAt) / 1000
    figures.push(
      {
        what: `export as ${format}`,
        value: seconds,
        unit: 's',
        target: { limit: 60, direction: 'at most' },
        note: `${file.rows} rows, ${((file.bytes ?? 0) / 1e6).toFixed(1)} MB, ${file.state}`,
      },
      {
        what: `export as ${format}, more memory`,
        value: most - before,
        unit: 'MB',
        target: { limit: 60, direction: 'at most' },
        note: `from ${before.toFixed(0)} MB`,
      },
    )
  }
  return figures
}
