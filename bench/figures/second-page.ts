import { setTimeout as sleep } from 'node:timers/promises'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import { slow4g } from '../browser-visit.ts'
import { type Figure, type Measurement, median } from '../figure.ts'
import { newsItemPath } from '../news-item-path.ts'
import { evaluate, type PlainTab, withPlainBrowser } from '../plain-browser.ts'

const rounds = 5
/** Browsers prerender the link under a resting pointer only after a delay; this covers that delay and the prerendering. */
const restMs = 4000

/** From the click on a news item to its first paint, with and without prerendering. */
export const secondPageMeasurement: Measurement = {
  name: 'second-page',
  title: 'the second public page after a click, prerendered and not, on a throttled processor',
  measure() {
    const executablePath = browserPath()
    if (!executablePath) return Promise.resolve([{ remark: 'no Chromium here: the second page is left out' }])
    return withApp({ mode: 'demo', seeded: true }, async app => {
      const base = `http://127.0.0.1:${app.port}`
      return [await measure(executablePath, base, 0), await measure(executablePath, base, restMs)]
    })
  },
}

async function measure(executablePath: string, base: string, rest: number): Promise<Figure> {
  const path = await newsItemPath(base)
  const times: number[] = []
  let prepared = 0
  for (let round = 0; round < rounds; round += 1) {
    const seen = await withPlainBrowser(executablePath, tab => visit(tab, base, path, rest))
    if (seen.ready) prepared += 1
    times.push(seen.time)
  }
  return {
    what: `second page painted, ${rest > 0 ? 'made ready under the pointer' : 'clicked at once'}`,
    value: median(times),
    unit: 'ms',
    note: `${prepared} of ${rounds} prerendered`,
  }
}

type Seen = { ready: boolean; time: number }

async function visit(tab: PlainTab, base: string, path: string, rest: number): Promise<Seen> {
  await tab.send('Page.navigate', { url: `${base}/news` })
  await sleep(1500)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slow4g.processor })
  const at = await evaluate<{ x: number; y: number }>(
    tab,
    `(() => { const link = document.querySelector('a[href="${path}"]'); link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
  )
  const press = (type: string) =>
    tab.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    })
  if (rest === 0) await tab.send('Page.setPrerenderingAllowed', { isAllowed: false })
  await press('mouseMoved')
  await sleep(rest)
  const clickedAt = Date.now()
  await press('mousePressed')
  await press('mouseReleased')
  await sleep(3000)
  const seen = await evaluate<{ path: string; activated: number; paintedAt: number }>(
    tab,
    `(() => { const [visit] = performance.getEntriesByType('navigation')
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const activated = visit.activationStart ?? 0
      return { path: location.pathname, activated, paintedAt: performance.timeOrigin + Math.max(paint, activated) } })()`,
  )
  if (seen.path !== path) throw new Error(`${path} did not open`)
  return { ready: seen.activated > 0, time: seen.paintedAt - clickedAt }
}
