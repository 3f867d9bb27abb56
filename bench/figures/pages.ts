import { get } from 'node:http'
import { type AppProcess, withApp, withFolder } from '../app-process.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import type { LoadOrder, LoadResult } from '../load/load.ts'
import { processorSeconds, startHelper } from '../processes.ts'
import type { BarePage } from '../reference/bare-pages.ts'
import { nginxPath, startNginx } from '../reference/nginx.ts'

const path = '/'
const connections = 32
const rounds = 7
const accept = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Added by node:http itself, also in the bare server. */
const addedByNode = ['date', 'connection', 'keep-alive']

type Contestant = {
  name: string
  port: number
  pid: number | null
  results: LoadResult[]
  processor: number[]
}

/** The start page against a bare node:http server and nginx, in turns, so that all meet the same weather. */
export const pagesMeasurement: Measurement = {
  name: 'pages',
  title: `page ${path} against bare node:http and nginx, ${connections} connections, ${rounds} rounds`,
  measure: () => withApp({ mode: 'demo' }, app => withFolder(folder => compare(app, folder))),
}

async function compare(app: AppProcess, folder: string): Promise<(Figure | Remark)[]> {
  await fetchPage(app.port)
  const page = await fetchPage(app.port)
  const bare = startHelper<BarePage, { port: number }>('reference/bare-pages.ts')
  const client = startHelper<LoadOrder, LoadResult>('load/load-client.ts')
  const program = nginxPath()
  const nginx = program ? await startNginx(program, folder, page) : null
  try {
    const { port } = await bare.ask({
      headers: page.headers,
      bodyBase64: page.body.toString('base64'),
      keepAliveMs: 30_000,
    })
    const contestants: Contestant[] = [
      { name: 'app', port: app.port, pid: app.pid, results: [], processor: [] },
      { name: 'bare', port, pid: bare.pid, results: [], processor: [] },
      ...(nginx
        ? [
            {
              name: 'nginx',
              port: nginx.port,
              pid: nginx.pid,
              results: [],
              processor: [],
            },
          ]
        : []),
    ]
    for (let round = 0; round < rounds; round += 1) {
      // The order turns too: whoever comes first in a round may find the machine in another state.
      const turn = round % 2 === 0 ? contestants : contestants.toReversed()
      for (const contestant of turn) await runOnce(client, contestant, round === 0 ? 2 : 0.5)
    }
    return report(contestants)
  } finally {
    await Promise.all([bare.stop(), client.stop(), nginx?.stop()])
  }
}

type Client = { ask(order: LoadOrder): Promise<LoadResult> }

async function runOnce(client: Client, contestant: Contestant, warmUpSeconds: number): Promise<void> {
  const { port, pid } = contestant
  const before = pid ? processorSeconds(pid) : 0
  const seconds = 2
  const result = await client.ask({
    port,
    path,
    headers: accept,
    connections,
    warmUpSeconds,
    seconds,
  })
  contestant.results.push(result)
  if (!pid) return
  const answersInAll = (result.answers * (seconds + warmUpSeconds)) / seconds
  contestant.processor.push(((processorSeconds(pid) - before) * 1e6) / answersInAll)
}

function report(contestants: Contestant[]): (Figure | Remark)[] {
  const [app, bare, nginx] = contestants
  if (!app || !bare) throw new Error('There is nothing to compare')
  const sizes = [app, bare].map(({ results }) => results[0]?.answerBytes)
  if (sizes[0] !== sizes[1])
    throw new Error(`The two servers did not send the same: ${sizes.join(' and ')} bytes`)
  const rate = ({ results }: Contestant) => median(results.map(({ perSecond }) => perSecond))
  const faults = contestants.reduce(
    (sum, { results }) => sum + results.reduce((all, one) => all + one.faults, 0),
    0,
  )
  return [
    {
      what: 'page, requests per second',
      value: rate(app),
      unit: '/s',
      note: `brotli, ${sizes[0]} bytes an answer`,
    },
    { what: 'page, bare node:http', value: rate(bare), unit: '/s' },
    {
      what: 'page, ratio to bare node:http',
      value: rate(app) / rate(bare),
      unit: '',
      target: { limit: 0.9, direction: 'at least' },
    },
    ...(nginx
      ? [
          {
            what: 'page, nginx with one worker',
            value: rate(nginx),
            unit: '/s',
            note: `${nginx.results[0]?.answerBytes} bytes`,
          },
          {
            what: 'page, ratio to nginx',
            value: rate(app) / rate(nginx),
            unit: '',
            target: { limit: 1, direction: 'at least' as const },
          },
        ]
      : [
          {
            remark: 'nginx is not on this machine: that comparison is left out',
          },
        ]),
    {
      what: 'page, p50',
      value: median(app.results.map(({ p50 }) => p50)),
      unit: 'ms',
      note: 'at full load',
    },
    {
      what: 'page, p99',
      value: median(app.results.map(({ p99 }) => p99)),
      unit: 'ms',
      note: `bare: ${median(bare.results.map(({ p99 }) => p99)).toFixed(2)} ms`,
    },
    {
      what: 'page, processor per answer',
      value: median(app.processor),
      unit: 'µs',
      note: `bare: ${median(bare.processor).toFixed(1)} µs; less shaken by other work on the machine`,
    },
    {
      what: 'page, faults',
      value: faults,
      unit: '',
      target: { limit: 0, direction: 'at most' },
    },
  ]
}

/** The page as it goes over the wire: compressed bytes and the headers of its own. */
function fetchPage(port: number): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: accept, agent: false }, async response => {
      try {
        if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
        const headers = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !addedByNode.includes(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
        )
        resolve({ headers, body: Buffer.concat(await response.toArray()) })
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })
}
