import { get } from 'node:http'
import { type AppProcess, withApp, withFolder } from '../app-process.ts'
import { contestConnections, describeEffort, runContest, type Standing } from '../contest.ts'
import type { Figure, Measurement, Remark } from '../figure.ts'
import { startHelper } from '../processes.ts'
import type { BarePage } from '../reference/bare-pages.ts'
import { nginxPath, startNginx } from '../reference/nginx.ts'

const path = '/'
const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Added by node:http itself, also in the bare server. */
const addedByNode = ['date', 'connection', 'keep-alive']

/** The start page against a bare node:http server that sends the very same, and against nginx. */
export const pagesMeasurement: Measurement = {
  name: 'pages',
  title: `page ${path} against bare node:http and nginx, ${contestConnections} connections, in turns`,
  measure: () => withApp({ mode: 'demo', seeded: true }, app => withFolder(folder => compare(app, folder))),
}

async function compare(app: AppProcess, folder: string): Promise<(Figure | Remark)[]> {
  // The first answer fills the cache.
  await fetchPage(app.port)
  const page = await fetchPage(app.port)
  const bare = startHelper<BarePage, { port: number }>('reference/bare-pages.ts')
  const program = nginxPath()
  const nginx = program ? await startNginx(program, folder, page) : null
  try {
    const { port } = await bare.ask({
      headers: page.headers,
      bodyBase64: page.body.toString('base64'),
      keepAliveMs: 30_000,
    })
    const standings = await runContest([
      { path, headers, port: app.port, pid: app.pid },
      { path, headers, port, pid: bare.pid },
      ...(nginx ? [{ path, headers, port: nginx.port, pid: nginx.pid }] : []),
    ])
    return report(standings)
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()])
  }
}

function report([app, bare, nginx]: Standing[]): (Figure | Remark)[] {
  if (!app || !bare) throw new Error('There is nothing to compare')
  if (app.answerBytes !== bare.answerBytes)
    throw new Error(`The servers did not send the same: ${app.answerBytes} and ${bare.answerBytes} bytes`)
  return [
    {
      what: 'page, requests per second',
      value: app.perSecond,
      unit: '/s',
      note: `brotli, ${app.answerBytes} bytes; ${describeEffort(app)}`,
    },
    { what: 'page, bare node:http', value: bare.perSecond, unit: '/s', note: describeEffort(bare) },
    {
      what: 'page, ratio to bare node:http',
      value: app.perSecond / bare.perSecond,
      unit: '',
      target: { limit: 0.85, direction: 'at least' },
    },
    ...againstNginx(app, nginx),
    { what: 'page, p50', value: app.p50, unit: 'ms', note: `at full load; bare ${bare.p50.toFixed(2)} ms` },
    { what: 'page, p99', value: app.p99, unit: 'ms', note: `at full load; bare ${bare.p99.toFixed(2)} ms` },
    {
      what: 'page, faults',
      value: app.faults + bare.faults + (nginx?.faults ?? 0),
      unit: '',
      target: { limit: 0, direction: 'at most' },
    },
  ]
}

function againstNginx(app: Standing, nginx: Standing | undefined): (Figure | Remark)[] {
  if (!nginx) return [{ remark: 'nginx is not on this machine: that comparison is left out' }]
  return [
    {
      what: 'page, nginx: one worker, a compressed file, against one process of ours',
      value: nginx.perSecond,
      unit: '/s',
      note: `${nginx.answerBytes} bytes; ${describeEffort(nginx)}`,
    },
    {
      what: 'page, ratio to nginx',
      value: app.perSecond / nginx.perSecond,
      unit: '',
      target: { limit: 1, direction: 'at least' },
    },
  ]
}

/** The page as sent: compressed bytes, and the headers that Node does not add itself. */
function fetchPage(port: number): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, async response => {
      try {
        if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
        const own = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !addedByNode.includes(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
        )
        resolve({ headers: own, body: Buffer.concat(await response.toArray()) })
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })
}
