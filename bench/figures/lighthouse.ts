import { type Browser, chromium } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import { newsItemPath } from '../news-item-path.ts'
import { freePort } from '../processes.ts'

const paths = ['/', '/program', '/speakers', '/news', '/faq']
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}
type Category = keyof typeof categories
const goal = 100
/** The median of this many visits counts, unless the first reaches all goals: the machine may be busy with something else. */
const visits = 5
const paintTarget = { limit: 1.2, direction: 'at most' } as const
const blockedTarget = { limit: 50, direction: 'at most' } as const

/** Lighthouse with its default settings: a mid-range phone on slow 4G. */
export const lighthouseMeasurement: Measurement = {
  name: 'lighthouse',
  title: `Lighthouse on a throttled phone: ${paths.join(', ')}, a news item; both languages`,
  measure() {
    const executablePath = browserPath()
    if (!executablePath) return Promise.resolve([{ remark: 'no Chromium here: Lighthouse is left out' }])
    return withApp({ mode: 'demo', seeded: true }, async app => {
      const base = `http://127.0.0.1:${app.port}`
      const lines: (Figure | Remark)[] = []
      for (const path of [...paths, await newsItemPath(base)])
        for (const address of [path, path === '/' ? '/en' : `/en${path}`])
          lines.push(...(await judge(base, address, executablePath)))
      return lines
    })
  },
}

async function judge(base: string, path: string, executablePath: string): Promise<(Figure | Remark)[]> {
  // The first answer fills the caches of pages and pictures.
  await fetch(base + path)
  const first = await visit(base + path, executablePath)
  const seen = [first]
  while (seen.length < visits && !isFast(first)) seen.push(await visit(base + path, executablePath))
  const figures = Object.entries(categories).map(([category, name]): Figure => {
    const scores = seen.map(({ scores }) => scores[category as Category])
    const value = category === 'performance' && seen.length > 1 ? median(scores) : Math.min(...scores)
    return {
      what: `${path}, ${name}`,
      value,
      unit: '',
      target: { limit: goal, direction: 'at least' },
      ...(category === 'performance' && { note: seen.map(({ speed }) => speed).join('; ') }),
    }
  })
  const faults = [...new Set(seen.flatMap(({ faults: found }) => found))]
  const paint = median(seen.map(each => each.paintSeconds))
  const blocked = median(seen.map(each => each.blockedMs))
  figures.push(
    { what: `${path}, largest paint`, value: paint, unit: 's', target: paintTarget },
    { what: `${path}, main thread blocked`, value: blocked, unit: 'ms', target: blockedTarget },
  )
  return [...figures, ...faults.map(fault => ({ remark: `${path}: ${fault}` }))]
}

function isFast({ scores, paintSeconds, blockedMs }: Visit): boolean {
  return scores.performance >= goal && paintSeconds <= paintTarget.limit && blockedMs <= blockedTarget.limit
}

type Visit = {
  scores: Record<Category, number>
  paintSeconds: number
  blockedMs: number
  speed: string
  faults: string[]
}

async function visit(url: string, executablePath: string): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(categories) })
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      )
    return read(result.lhr)
  } finally {
    await browser.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof import('lighthouse')['default']>>>['lhr']

function read({ categories: judged, audits, environment }: Report): Visit {
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100)
  const faults = Object.keys(categories)
    .filter(category => score(category as Category) < goal)
    .flatMap(category => judged[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => {
      const audit = audits[id]
      return `${audit?.title ?? id}${placesOf(audit)}`
    })
  const shown = (id: string) => audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?'
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paintSeconds: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    // A quiet machine has an index of 1500 to 3000; a lower one means that the machine was busy.
    speed: `index ${Math.round(environment.benchmarkIndex)}: FCP ${shown('first-contentful-paint')}, LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}`,
    faults,
  }
}

function placesOf(audit: Report['audits'][string] | undefined): string {
  const { details } = audit ?? {}
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : []
  const places = items.flatMap(item => {
    const { node } = item as { node?: { selector?: string } }
    return node?.selector ?? []
  })
  return places.length > 0 ? `: ${places.slice(0, 3).join(' | ')}` : ''
}
