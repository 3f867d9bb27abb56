import { setTimeout as sleep } from 'node:timers/promises'
import { type AppProcess, withApp } from '../app-process.ts'
import type { Figure, Measurement } from '../figure.ts'
import type { LoadOrder, LoadResult } from '../load/load.ts'
import { residentMegabytes, startHelper } from '../processes.ts'
import { signUp } from '../sign-up/applicant.ts'
import { drawPhotograph } from '../sign-up/photograph.ts'

const limit = 250
const paths = [
  '/',
  '/en',
  '/registration',
  '/conditions',
  '/en/conditions',
  '/login',
  '/sitemap.xml',
  '/api/v2/edition',
]
const people = 24

/** The memory of the app's process alone: the embedded database runs as other processes. */
export const memoryMeasurement: Measurement = {
  name: 'memory',
  title: `memory of the app process, idle and after pages, calls and ${people} sign-ups with photographs`,
  measure: () => withApp({ mode: 'test', environment: { TRUSTED_PROXIES: '127.0.0.1' } }, measure),
}

async function measure(app: AppProcess): Promise<Figure[]> {
  await sleep(5000)
  const idle = residentMegabytes(app.pid)
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(app.pid))
  }, 50)
  try {
    await load(app.port)
  } finally {
    clearInterval(watch)
  }
  await sleep(5000)
  const target = { limit, direction: 'at most' as const }
  return [
    {
      what: 'memory, idle',
      value: idle,
      unit: 'MB',
      target,
      note: 'RSS 5 s after the first answer',
    },
    { what: 'memory, most under load', value: most, unit: 'MB', target },
    {
      what: 'memory, after load',
      value: residentMegabytes(app.pid),
      unit: 'MB',
      target,
      note: 'RSS 5 s later',
    },
  ]
}

async function load(port: number): Promise<void> {
  const client = startHelper<LoadOrder, LoadResult>('load/load-client.ts')
  try {
    for (const path of paths)
      await client.ask({
        port,
        path,
        headers: { 'Accept-Encoding': 'gzip, deflate, br' },
        connections: 64,
        warmUpSeconds: 0,
        seconds: 2,
      })
  } finally {
    await client.stop()
  }
  const photograph = await drawPhotograph()
  let number = 0
  const person = async () => {
    while (number < people) await signUp(`http://127.0.0.1:${port}`, number++, photograph, () => {})
  }
  await Promise.all(Array.from({ length: 8 }, person))
}
