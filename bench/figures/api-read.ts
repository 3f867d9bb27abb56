import pg from 'pg'
import type { AppProcess } from '../app-process.ts'
import { withAppAndDatabase } from '../database.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import type { LoadOrder, LoadResult } from '../load/load.ts'
import { startHelper } from '../processes.ts'
import type { BareApi } from '../reference/bare-api.ts'
import { phoneOf, signUp } from '../sign-up/applicant.ts'
import { drawPhotograph } from '../sign-up/photograph.ts'

const path = '/api/v2/session'
const connections = 32
const rounds = 5
const seconds = 2
const poolSize = 16

/** The commonest read of somebody logged in, against Fastify with one query through a pool of the same size. */
export const apiReadMeasurement: Measurement = {
  name: 'api',
  title: `GET ${path} against bare Fastify with one query, ${connections} connections, ${rounds} rounds`,
  measure: () =>
    withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL: String(poolSize) }, measure),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<(Figure | Remark)[]> {
  const base = `http://127.0.0.1:${app.port}`
  const { token } = await signUp(base, 0, await drawPhotograph(), () => {})
  const headers = { Authorization: `Bearer ${token}` }
  const answer = (await (await fetch(base + path, { headers })).json()) as Record<string, unknown>
  const bare = startHelper<BareApi, { port: number }>('reference/bare-api.ts')
  const client = startHelper<LoadOrder, LoadResult>('load/load-client.ts')
  try {
    const accountGuid = await accountOf(databaseUrl, phoneOf(0))
    const { port } = await bare.ask({
      databaseUrl,
      poolSize,
      accountGuid,
      answer,
    })
    const servers = [
      { order: { port: app.port, path, headers }, results: [] as LoadResult[] },
      {
        order: { port, path: '/session', headers },
        results: [] as LoadResult[],
      },
    ]
    for (let round = 0; round < rounds; round += 1)
      for (const { order, results } of round % 2 === 0 ? servers : servers.toReversed())
        results.push(
          await client.ask({
            ...order,
            connections,
            warmUpSeconds: round === 0 ? 2 : 0.5,
            seconds,
          }),
        )
    return report(servers.map(({ results }) => results))
  } finally {
    await Promise.all([bare.stop(), client.stop()])
  }
}

function report([app = [], bare = []]: LoadResult[][]): Figure[] {
  const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond))
  const faults = [...app, ...bare].reduce((sum, result) => sum + result.faults, 0)
  return [
    {
      what: 'API read, requests per second',
      value: rate(app),
      unit: '/s',
      note: `${app[0]?.answerBytes} bytes an answer`,
    },
    {
      what: 'API read, bare Fastify and one query',
      value: rate(bare),
      unit: '/s',
      note: `${bare[0]?.answerBytes} bytes`,
    },
    {
      what: 'API read, ratio to bare Fastify',
      value: rate(app) / rate(bare),
      unit: '',
      target: { limit: 0.6, direction: 'at least' },
    },
    {
      what: 'API read, p99',
      value: median(app.map(({ p99 }) => p99)),
      unit: 'ms',
      note: `at full load; bare: ${median(bare.map(({ p99 }) => p99)).toFixed(1)} ms`,
    },
    {
      what: 'API read, faults',
      value: faults,
      unit: '',
      target: { limit: 0, direction: 'at most' },
    },
  ]
}

async function accountOf(databaseUrl: string, phone: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ guid: string }>('select guid from account where phone = $1', [
      phone,
    ])
    return rows[0]?.guid ?? ''
  } finally {
    await client.end()
  }
}
