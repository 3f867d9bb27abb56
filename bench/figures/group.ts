import { type Browser, chromium, type Page } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import { logInAs, throttle } from '../browser-visit.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import { type CoordinatedGroup, callAsCoordinator, makeGroup } from '../group/make-group.ts'

const people = 500
const rounds = 5
const opened = { limit: 1000, direction: 'at most' } as const
const desk = { width: 1440, height: 900 }
const saved = { limit: 2000, direction: 'at most' } as const

/** Measures the coordinator's board of a large group: opening it, and changing everybody at once. */
export const groupMeasurement: Measurement = {
  name: 'group',
  title: `the board of a group of ${people}, opened and changed for everybody`,
  measure: () =>
    withApp({ mode: 'test', seeded: true }, async app => {
      const base = `http://127.0.0.1:${app.port}`
      const group = await makeGroup(base, people)
      const answered = await timesOf(() => callAsCoordinator(group, 'GET', 'board'))
      const changed = await timesOf(round => changeAll(group, round))
      return [
        ...(await openings(base, group)),
        { what: `board of ${people}, the answer alone`, value: median(answered), unit: 'ms', target: opened },
        { what: `bulk edit of ${people} saved`, value: median(changed), unit: 'ms', target: saved },
      ]
    }),
}

/** Milliseconds of each round; the first round only warms up. */
async function timesOf(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now()
    await work(round)
    if (round > 0) times.push(performance.now() - startedAt)
  }
  return times
}

/** Gives everybody a position and a transfer that differ from the stored ones. */
function changeAll(group: CoordinatedGroup, round: number): Promise<unknown> {
  const nothing = { hub: null, place: null, day: null, time: null, number: null }
  const leg = (direction: string) =>
    Object.entries(nothing).map(([field, value]) => [
      `${direction}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      value,
    ])
  return callAsCoordinator(group, 'POST', 'members/change', {
    participantGuids: group.members,
    change: {
      position: `Эксперт ${round}`,
      transfer: { needed: false, ...Object.fromEntries([...leg('arrival'), ...leg('departure')]) },
    },
  })
}

async function openings(base: string, group: CoordinatedGroup): Promise<(Figure | Remark)[]> {
  const executablePath = browserPath()
  if (!executablePath) return [{ remark: 'no Chromium here: the board is not opened' }]
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const desk = await openedOn(browser, base, group, false)
    const pocket = await openedOn(browser, base, group, true)
    const jumped = await drawnSlowly(browser, base, group, 'end')
    const scrolled = await drawnSlowly(browser, base, group, 'screen')
    return [
      { what: `board of ${people} usable, a desk`, value: median(desk), unit: 'ms', target: opened },
      {
        what: `board of ${people} usable, a throttled phone`,
        value: median(pocket),
        unit: 'ms',
        target: opened,
      },
      {
        what: `the last of ${people} rows on the screen, a desk of a quarter of the speed`,
        value: median(jumped.map(({ drawn }) => drawn)),
        unit: 'ms',
      },
      {
        what: 'the longest frame when it is scrolled by a screen a frame',
        value: median(scrolled.map(({ frame }) => frame)),
        unit: 'ms',
        target: { limit: 200, direction: 'at most' },
      },
    ]
  } finally {
    await browser.close()
  }
}

async function openedOn(
  browser: Browser,
  base: string,
  { phone }: CoordinatedGroup,
  throttled: boolean,
): Promise<number[]> {
  const viewport = throttled ? { width: 390, height: 844 } : desk
  const context = await browser.newContext({ viewport, locale: 'ru-RU' })
  try {
    const page = await context.newPage()
    await logInAs(page, base, { phone, landing: '/account/group' })
    if (throttled) await throttle(page)
    return await timesOf(() => openBoard(page, base))
  } finally {
    await context.close()
  }
}

type Drawing = { drawn: number; frame: number }

/** How far one frame scrolls. */
type Step = 'screen' | 'end'

/** Milliseconds until the last row is drawn, and of the longest wait for a frame meanwhile. */
async function drawnSlowly(
  browser: Browser,
  base: string,
  { phone }: CoordinatedGroup,
  step: Step,
): Promise<Drawing[]> {
  const context = await browser.newContext({ viewport: desk, locale: 'ru-RU' })
  try {
    const page = await context.newPage()
    await logInAs(page, base, { phone, landing: '/account/group' })
    await page.addInitScript(watchFrames, { count: people, step })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const drawings: Drawing[] = []
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${base}/account/group`, { waitUntil: 'commit' })
      const drawing = await page.waitForFunction(() => (window as { drawing?: Drawing }).drawing, null, {
        timeout: 60_000,
      })
      drawings.push((await drawing.jsonValue()) ?? { drawn: Number.NaN, frame: Number.NaN })
    }
    return drawings
  } finally {
    await context.close()
  }
}

/** In the page: scrolls with each frame until the last row is drawn, and tells `drawnSlowly` of it. */
function watchFrames({ count, step }: { count: number; step: Step }): void {
  let before = performance.now()
  let frame = 0
  let begun = false
  const look = () => {
    const now = performance.now()
    if (begun) frame = Math.max(frame, now - before)
    before = now
    const table = document.querySelector('main table')
    begun ||= table?.querySelector('tbody tr[id]') != null
    const top = step === 'end' ? 1e6 : innerHeight
    table?.parentElement?.scrollBy({ top, behavior: 'instant' })
    // The head counts as the first row.
    if (!table?.querySelector(`tr[aria-rowindex="${count + 1}"]`)) requestAnimationFrame(look)
    else (window as { drawing?: Drawing }).drawing = { drawn: now, frame }
  }
  requestAnimationFrame(look)
}

/** Measures until the people are shown and nothing is loading. */
async function openBoard(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/account/group`, { waitUntil: 'commit' })
  await page.waitForFunction(
    count =>
      document.querySelector('main')?.textContent?.includes(String(count)) === true &&
      document.querySelectorAll('main tbody tr, main li').length > 8 &&
      document.querySelector('[aria-busy=true], .animate-pulse') === null,
    people,
    { polling: 'raf', timeout: 60_000 },
  )
}
