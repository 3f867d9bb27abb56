import pg from 'pg'
import type { AppProcess } from '../app-process.ts'
import { contestConnections, describeEffort, runContest, type Standing } from '../contest.ts'
import { withAppAndDatabase } from '../database.ts'
import type { Figure, Measurement } from '../figure.ts'
import { startHelper } from '../processes.ts'
import type { BareApi } from '../reference/bare-api.ts'
import { phoneOf, signUp } from '../sign-up/applicant.ts'
import { drawPhotograph } from '../sign-up/photograph.ts'

const path = '/api/v2/session'
const poolSize = 16

/** The commonest read of somebody logged in, against Fastify with one query through a pool of the same size. */
export const apiReadMeasurement: Measurement = {
  name: 'api',
  title: `GET ${path} against bare Fastify with one query, ${contestConnections} connections, in turns`,
  measure: () =>
    withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL: String(poolSize) }, measure),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<Figure[]> {
  const base = `http://127.0.0.1:${app.port}`
  const { token } = await signUp(base, 0, await drawPhotograph(), () => {})
  const headers = { Authorization: `Bearer ${token}` }
  const answer = (await (await fetch(base + path, { headers })).json()) as Record<string, unknown>
  const bare = startHelper<BareApi, { port: number }>('reference/bare-api.ts')
  try {
    const accountGuid = await accountOf(databaseUrl, phoneOf(0))
    const { port } = await bare.ask({ databaseUrl, poolSize, accountGuid, answer })
    const standings = await runContest([
      { path, headers, port: app.port, pid: app.pid },
      { path: '/session', headers, port, pid: bare.pid },
    ])
    return report(standings)
  } finally {
    await bare.stop()
  }
}

function report([app, bare]: Standing[]): Figure[] {
  if (!app || !bare) throw new Error('There is nothing to compare')
  return [
    {
      what: 'API read, requests per second',
      value: app.perSecond,
      unit: '/s',
      note: `${app.answerBytes} bytes; ${describeEffort(app)}`,
    },
    {
      what: 'API read, bare Fastify and one query',
      value: bare.perSecond,
      unit: '/s',
      note: `${bare.answerBytes} bytes; ${describeEffort(bare)}`,
    },
    {
      what: 'API read, ratio to bare Fastify',
      value: app.perSecond / bare.perSecond,
      unit: '',
      target: { limit: 0.6, direction: 'at least' },
    },
    {
      what: 'API read, p99',
      value: app.p99,
      unit: 'ms',
      note: `at full load; bare ${bare.p99.toFixed(1)} ms`,
    },
    {
      what: 'API read, faults',
      value: app.faults + bare.faults,
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
