import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { DemoPass } from '#contract/demo-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { atTime } from '../fixtures/clock.ts'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { writePassVideo } from '../fixtures/pass-video.ts'

const guard = '+79000000008'
const pin = '135790'
const morning = '2026-02-18T08:00:00+03:00'

/** A Chromium whose camera looks at this code. */
async function withCamera(code: string, part: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-camera-'))
  const video = join(folder, 'pass.y4m')
  writePassVideo(video, code)
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    await part(browser)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function demoCodes(page: Page): Promise<(shows: DemoPass['shows']) => string> {
  const passes = (await (await page.request.get('/dev/passes.json')).json()) as DemoPass[]
  return shows => {
    const found = passes.find(pass => pass.shows === shows)
    if (!found) throw new Error(`the demo has no pass that shows ${shows}`)
    return found.code
  }
}

/** Security writes a device down and reads its code out. */
async function newDevice(security: Visitor, name: string): Promise<string> {
  await security.open('/organizer/gate/devices')
  await security.button(m.gate_device_add).click()
  const dialog = security.page.getByRole('dialog')
  await dialog.getByLabel(security.say(m.gate_device_gate)).fill('Главный вход')
  await dialog.getByLabel(security.say(m.gate_device_name)).first().fill(name)
  await dialog.getByRole('button', { name: security.say(m.gate_device_add_submit) }).click()
  await expect(security.page.getByText(security.say(m.gate_device_code_title))).toBeVisible()
  const code = await dialog.locator('p.tabular').innerText()
  await security.page.keyboard.press('Escape')
  return code.trim()
}

/** The gate at work on the guard's phone. */
class Gate {
  readonly visitor: Visitor
  readonly page: Page

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.page = visitor.page
  }

  async enrol(code: string): Promise<void> {
    const { visitor } = this
    await visitor.open('/organizer/login')
    await visitor.logIn(guard)
    await this.page.waitForURL(`**${visitor.path('/organizer/gate')}`)
    await expect(visitor.heading(m.at_gate_enrol_title)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.field(m.at_gate_enrol_code).fill(code)
    await this.page.getByLabel(visitor.say(m.at_gate_pin), { exact: true }).fill(pin)
    await this.page.getByLabel(visitor.say(m.at_gate_pin_again), { exact: true }).fill(pin)
    await visitor.button(m.at_gate_enrol_send).click()
    await expect(this.page.getByText(visitor.say(m.at_gate_net_live))).toBeVisible({ timeout: 30_000 })
  }

  /** As a hand scanner types: fast, and with Enter. */
  async scan(code: string): Promise<void> {
    await this.page.keyboard.type(code)
    await this.page.keyboard.press('Enter')
  }

  async expectVerdict(kind: 'yes' | 'no' | 'ask', text: string): Promise<void> {
    const panel = this.page.locator(`[data-verdict="${kind}"]`)
    await expect(panel).toBeVisible()
    await expect(panel).toContainText(text)
  }

  async next(): Promise<void> {
    await this.visitor.button(m.at_gate_next).click()
  }
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`a guard scans passes with a network, without one and after a cold start, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const security = await Visitor.arrive(browser, locale, { width: 1280 })
    const say = (...given: Parameters<Visitor['say']>) => security.say(...given)
    await atTime(security.page, morning, async () => {
      await openConsole(security, 'security')
      const name = `Телефон ${locale}`
      const code = await newDevice(security, name)
      const passes = await demoCodes(security.page)
      await withCamera(passes('participant'), async camera => {
        const gate = new Gate(await Visitor.arrive(camera, locale, { width: 360 }))
        const { visitor, page } = gate
        await gate.enrol(code)

        await test.step('the camera reads a code: let in, and not twice', async () => {
          // Some journey before may have left this pass inside.
          await visitor.button(m.gate_direction_exit).click()
          await visitor.button(m.at_gate_start).click()
          await gate.expectVerdict('yes', say(m.at_gate_verdict_out))
          await visitor.button(m.gate_direction_entry).click()
          await gate.expectVerdict('yes', say(m.at_gate_verdict_in))
          await visitor.expectAccessible()
          await gate.next()
          await gate.expectVerdict('no', say(m.gate_reason_alreadyInside))
          await visitor.expectAccessible()
        })

        await test.step('a hand scanner: void, a vehicle with its driver', async () => {
          await page.getByRole('button', { name: say(m.at_gate_nav_search) }).click()
          await visitor.heading(m.at_gate_search_title).click()
          await gate.scan(passes('revoked'))
          await gate.expectVerdict('no', say(m.at_gate_verdict_no))
        })
        await visitor.leave()
      })
      await security.leave()
    })
  })
