import { setTimeout as sleep } from 'node:timers/promises'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import { slow4g } from '../browser-visit.ts'
import { type Figure, type Measurement, median } from '../figure.ts'
import { newsItemPath } from '../news-item-path.ts'
import { evaluate, type PlainPage, withPlainBrowser } from '../plain-browser.ts'

const rounds = 5
/** Longer than a browser hesitates before it makes a page ready under a resting pointer, and than that takes. */
const restMs = 4000

/** From the click on a news item to its first paint, where the browser had made the page ready and where it had not. */
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
    const seen = await withPlainBrowser(executablePath, async openPage =>
      visit(await openPage(), base, path, rest),
    )
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

async function visit(page: PlainPage, base: string, path: string, rest: number): Promise<Seen> {
  await page.send('Page.navigate', { url: `${base}/news` })
  await sleep(1500)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slow4g.processor })
  const at = await evaluate<{ x: number; y: number }>(
    page,
    `(() => { const link = document.querySelector('a[href="${path}"]'); link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
  )
  const press = (type: string) =>
    page.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    })
  await press('mouseMoved')
  await sleep(rest)
  await press('mousePressed')
  await press('mouseReleased')
  await sleep(3000)
  // A page that was made ready counts its time from then on; looked at it is from its activation.
  return evaluate<Seen>(
    page,
    `(() => { const [visit] = performance.getEntriesByType('navigation')
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const activated = visit.activationStart ?? 0
      return { ready: location.pathname === '${path}' && activated > 0, time: Math.max(0, paint - activated) } })()`,
  )
}
