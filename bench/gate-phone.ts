import { chromium, type Page } from 'playwright-core'
import { browserPath } from '../scripts/browser.mjs'
import { keepConsoleLogIn, slow4g } from './browser-visit.ts'
import { type Figure, percentile, type Remark } from './figure.ts'

type Device = {
  base: string
  /** The guard's log-in, as the browser keeps it. */
  token: string
  /** By which the phone is enrolled. */
  code: string
  /** Codes of passes on the list, one for each scan. */
  passes: readonly string[]
  listed: number
}

/** How many times slower than this machine the phone is: the one of all figures first, then a poorer one. */
const phones = [
  { slower: slow4g.processor, target: { limit: 150, direction: 'at most' } },
  { slower: 6, target: undefined },
] as const
const pin = '135790'
const patience = 120_000

/** From the code read to the verdict painted, on a slow phone that carries the list and has no network. */
export async function measureGatePhone(device: Device): Promise<(Figure | Remark)[]> {
  const executablePath = browserPath()
  if (!executablePath) return [{ remark: 'no Chromium here: the gate on a phone is left out' }]
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'ru-RU' })
    const page = await context.newPage()
    await enrol(page, device)
    await context.setOffline(true)
    await page.locator('nav button').nth(0).click()
    const session = await context.newCDPSession(page)
    const figures: Figure[] = []
    const each = Math.floor(device.passes.length / phones.length)
    for (const [index, { slower, target }] of phones.entries()) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const times: number[] = []
      for (const pass of device.passes.slice(index * each, (index + 1) * each))
        times.push(await page.evaluate(scan, pass))
      figures.push({
        what: `gate, verdict on a phone ${slower} times slower, no network, ${device.listed} passes, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        ...(target && { target }),
        note: `code read to painted, ${times.length} scans, median ${percentile(times, 0.5).toFixed(0)} ms`,
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function enrol(page: Page, { base, token, code }: Device): Promise<void> {
  await keepConsoleLogIn(page, { base, token, phone: '+79000000008', role: 'gate' })
  await page.goto(`${base}/organizer/gate`)
  const fields = page.locator('form input')
  await fields.nth(2).waitFor({ timeout: patience })
  await fields.nth(0).fill(code)
  await fields.nth(1).fill(pin)
  await fields.nth(2).fill(pin)
  await page.locator('form button[type=submit]').click()
  // "This device" tells of the list once it is here.
  await page.locator('nav button').last().click({ timeout: patience })
  await page.locator('dl').waitFor({ timeout: patience })
}

/** Runs in the page: presses the keys of a hand scanner, and waits until the verdict is painted. */
function scan(pass: string): Promise<number> {
  const press = (key: string) =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key === 'Enter' ? 'Enter' : '', bubbles: true }),
    )
  document.querySelector('[data-verdict] button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      for (const key of pass) press(key)
      performance.clearMarks('gate-code-read')
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-verdict="yes"]')) return
        seen.disconnect()
        // The frame after the change is the one that shows it; what follows it runs when it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const [read] = performance.getEntriesByName('gate-code-read')
            resolve(performance.now() - (read?.startTime ?? Number.NaN))
          }
          port2.postMessage(null)
        })
      })
      seen.observe(document.body, { childList: true, subtree: true })
      setTimeout(() => reject(new Error('no verdict: the pass was refused, or not heard')), 10_000)
      press('Enter')
    }, 200)
  })
}
