import pg from 'pg'
import { chromium, type Page } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import type { AppProcess } from '../app-process.ts'
import { multiplyPeople } from '../backup/multiply-people.ts'
import { keepConsoleLogIn, slow4g } from '../browser-visit.ts'
import { withAppAndDatabase } from '../database.ts'
import { createEveningCaller } from '../evening/evening-caller.ts'
import { type Figure, type Measurement, percentile, type Remark } from '../figure.ts'

const people = 20_000
const admin = '+79000000001'

/** What organisers look for: names in both scripts, in the wrong layout, a phone, a company, an INN, a number, a word of the programme. */
const asked = [
  ...['Лопатин', 'Lopatin', 'kjgfnby', 'Соколовский', 'Ахметшин', 'Кузьмин', 'Головина'],
  ...['916 000', '2025-0001', 'Лазоревый', '7799001175', 'антифрод', 'платежи', 'Sadykova'],
]
const rounds = 3

/** From the last letter to the first line that the server found, painted, on a laptop slowed down like the phone of all figures. */
export const paletteMeasurement: Measurement = {
  name: 'palette',
  title: `the palette's search over ${people} people, on a throttled laptop`,
  measure: () => withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1' }, measure),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<(Figure | Remark)[]> {
  const executablePath = browserPath()
  if (!executablePath) return [{ remark: 'no Chromium here: the palette is left out' }]
  await multiplyPeople(databaseUrl, people)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await pool.query('analyze')
    const base = `http://127.0.0.1:${app.port}`
    const token = await createEveningCaller(base, pool).logIn(admin, '10.9.0.1', 'organizer')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
    await keepConsoleLogIn(page, { base, token, phone: admin, role: 'admin' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow4g.processor })
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Loaded anew, so that nothing is answered from what the browser has.
      await page.goto(`${base}/organizer`)
      await page.locator('h1').waitFor()
      for (const text of asked) times.push(await searchFor(page, text))
    }
    return [
      {
        what: `palette, last letter to first hit, ${people} people, laptop ${slow4g.processor} times slower, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        target: { limit: 150, direction: 'at most' },
        note: `${times.length} searches, median ${percentile(times, 0.5).toFixed(0)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await pool.end()
  }
}

/** All but the last letter is typed and answered first, so that each time is that of one letter. */
async function searchFor(page: Page, text: string): Promise<number> {
  await page.keyboard.press('Control+k')
  const field = page.locator('input[role=combobox]')
  await field.waitFor()
  await field.fill(text.slice(0, -1))
  await page.waitForTimeout(400)
  const measured = page.evaluate(answerPainted)
  await page.keyboard.type(text.slice(-1))
  const time = await measured
  await page.keyboard.press('Escape')
  return time
}

/** Runs in the page: from the next letter to the frame that shows what its question found. */
function answerPainted(): Promise<number> {
  return new Promise((resolve, reject) => {
    let asked = Number.POSITIVE_INFINITY
    document.addEventListener(
      'input',
      () => {
        asked = performance.now()
      },
      { once: true, capture: true },
    )
    const seen = new PerformanceObserver(entries => {
      const answer = entries
        .getEntriesByType('resource')
        .find(entry => entry.startTime >= asked && entry.name.includes('/organizer/search?'))
      if (!answer) return
      seen.disconnect()
      // The frame after the next one shows what the answer changed.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - asked)))
    })
    seen.observe({ type: 'resource' })
    setTimeout(() => reject(new Error('no answer came')), 10_000)
  })
}
