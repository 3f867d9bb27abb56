import { chromium, type Page } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import { keepConsoleLogIn } from '../browser-visit.ts'
import { type Figure, median, percentile, type Remark } from '../figure.ts'

/** How many times slower than this machine the laptop is taken to be. */
const slower = 2
const rounds = 3

/**
 * A surname in both scripts, the wrong layout and with a typing error, a name, a phone, a company, two letters, nobody; two that find the same do not
 * stand together, because then nothing is drawn anew.
 */
const texts = [
  'чайковский',
  '+79070000777',
  'tchaikovsky',
  'северный мост',
  'xfqrjdcrbq',
  'смирнова анна',
  'чийковский',
  'ив',
  'щщщщщщ',
]

type Visited = { base: string; token: string; people: number }

/** From the last key of a quick hand until what the server found is drawn, in a browser on a slow processor. */
export async function measurePalette({ base, token, people }: Visited): Promise<(Figure | Remark)[]> {
  const executablePath = browserPath()
  if (!executablePath) return [{ remark: 'no Chromium here: the palette is left out' }]
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
    await keepConsoleLogIn(page, { base, token, phone: '+79000000001', role: 'admin' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const times: { text: string; took: number }[] = []
    for (let round = -1; round < rounds; round += 1) {
      await openPalette(page, base)
      for (const text of texts) {
        const took = await searchFor(page, text)
        // The first round warms the caches.
        if (round >= 0) times.push({ text, took })
      }
    }
    const all = times.map(({ took }) => took)
    const slowest = times.reduce((one, other) => (other.took > one.took ? other : one))
    return [
      {
        what: `palette with ${people} people, p95`,
        value: percentile(all, 0.95),
        unit: 'ms',
        target: { limit: 150, direction: 'at most' },
        note: `processor ${slower} times slower, last key to drawn; median ${median(all).toFixed(0)}, slowest “${slowest.text}” ${slowest.took.toFixed(0)}`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** On a page that has just been loaded, so that no answer is known from the round before; its list is there. */
async function openPalette(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/organizer/applications`)
  await page.getByRole('rowheader').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('[role=combobox]').waitFor()
}

/** Types a text and waits for the frame in which its hits are there. */
async function searchFor(page: Page, text: string): Promise<number> {
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.waitForTimeout(400)
  const watched = await page.evaluateHandle(() => {
    const dialog = document.querySelector('[role=dialog]')
    if (!dialog) throw new Error('the palette is not open')
    const seen = { letter: 0, change: 0 }
    // Letters that the browser's keyboard lacks come without a key.
    document.addEventListener('input', () => (seen.letter = performance.now()), { capture: true })
    new MutationObserver(() => (seen.change = performance.now())).observe(dialog, {
      ...{ childList: true, subtree: true, characterData: true, attributes: true },
    })
    performance.clearResourceTimings()
    return seen
  })
  await page.keyboard.type(text)
  return watched.evaluate(async seen => {
    const answered = () =>
      performance
        .getEntriesByType('resource')
        .map(entry => entry as PerformanceResourceTiming)
        .find(
          ({ name, startTime, responseEnd }) =>
            name.endsWith('/organizer/search') && startTime > seen.letter && responseEnd > 0,
        )?.responseEnd
    const startedAt = performance.now()
    for (;;) {
      const at = answered()
      if (at !== undefined && seen.change >= at) return performance.now() - seen.letter
      if (performance.now() - startedAt > 10_000) throw new Error('nothing was found')
      await new Promise(requestAnimationFrame)
    }
  })
}
