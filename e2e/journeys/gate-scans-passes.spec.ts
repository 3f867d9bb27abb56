import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import type { DemoPass } from '#contract/demo-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { browserPath } from '../../scripts/browser.mjs'
import { keptOnDevice } from '../fixtures/cabinet.ts'
import { atTime } from '../fixtures/clock.ts'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { writePassVideo } from '../fixtures/pass-video.ts'

const guard = '+79000000008'
const pin = '135790'
const phone = 'Phone 12'
/** Whose pass the camera sees, by the beginning of their name. */
const people = {
  ru: { typed: 'дород', shown: /Дороднова/ },
  en: { typed: 'dorod', shown: /Dorod/ },
} as const
/** A time of its own for each try: who is inside goes by the forum's clock, which must not go back between them. */
const morningOf = (locale: Locale, retry: number) =>
  `2026-02-18T${locale === 'ru' ? '08' : '10'}:${retry === 0 ? '00' : '40'}:00+03:00`

/** A Chromium whose camera looks at this code. */
async function withCamera(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  code: string,
  part: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-camera-'))
  const video = join(folder, 'pass.y4m')
  writePassVideo(video, code)
  const { args = [] } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    // A headless shell has no camera, not even a played one.
    executablePath: browserPath(),
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
async function newDevice(security: Visitor, gate: string): Promise<string> {
  const { page } = security
  await security.open('/organizer/gate/devices')
  await security.button(m.gate_device_add).click()
  await page.getByRole('textbox', { name: security.say(m.gate_device_gate) }).fill(gate)
  await page.getByRole('textbox', { name: security.say(m.gate_device_name) }).fill(phone)
  await security.button(m.gate_device_add_submit).click()
  const code = page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

async function shutOut(security: Visitor, gate: string): Promise<void> {
  const { page } = security
  await security.open('/organizer/gate/devices')
  await page.getByRole('row').filter({ hasText: gate }).click()
  await security.button(m.gate_device_shut_out).click()
  await page.getByRole('textbox').last().fill('Смена окончена')
  await security.button(m.gate_device_shut_out).last().click()
  await expect(page.getByText(security.say(m.gate_device_was_shut_out), { exact: true })).toBeVisible()
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
    // Whoever came here by mistake gets back to the console.
    await expect(this.page.getByRole('link', { name: visitor.say(m.at_gate_to_console) })).toHaveAttribute(
      'href',
      visitor.path('/organizer'),
    )
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

  async show(view: Parameters<Visitor['button']>[0]): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('button', { name: this.visitor.say(view) })
      .click()
  }

  async unlock(typed: string): Promise<void> {
    await this.visitor.field(m.at_gate_pin).fill(typed)
    await this.visitor.button(m.at_gate_unlock).click()
  }
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`a guard scans passes with a network, without one and after a cold start, in ${locale}`, async ({
    browser,
    playwright,
  }) => {
    test.setTimeout(240_000)
    const security = await Visitor.arrive(browser, locale, { width: 1280 })
    const say = (...given: Parameters<Visitor['say']>) => security.say(...given)
    await atTime(security.page, morningOf(locale, test.info().retry), async () => {
      await openConsole(security, 'security')
      // A try before may have left a device of the same name.
      const entrance = `Gate ${locale} ${test.info().retry}`
      const code = await newDevice(security, entrance)
      // The camera is allowed to the gate's own page alone.
      const policy = (await security.page.request.get('/organizer')).headers()['permissions-policy']
      expect(policy).toContain('camera=()')
      const passes = await demoCodes(security.page)
      await withCamera(playwright, passes('participant'), async camera => {
        const gate = new Gate(await Visitor.arrive(camera, locale, { width: 360 }))
        const { visitor, page } = gate
        await gate.enrol(code)
        const names = people[locale]

        await test.step('the camera reads a code: let in, and not twice', async () => {
          await expect(page.locator('[data-verdict]')).toBeVisible({ timeout: 20_000 })
          // Some journey before may have left this pass inside.
          await visitor.button(m.gate_direction_exit).click()
          await gate.expectVerdict('yes', say(m.at_gate_verdict_out))
          await visitor.button(m.gate_direction_entry).click()
          await gate.expectVerdict('yes', say(m.at_gate_verdict_in))
          await visitor.expectAccessible()
          await gate.next()
          await gate.expectVerdict('no', say(m.gate_reason_alreadyInside))
          await visitor.expectAccessible()
        })

        await test.step('a hand scanner: void, out of date, and a vehicle with its driver', async () => {
          // Whoever has a hand scanner needs no camera.
          await gate.show(m.at_gate_nav_device)
          await visitor.button(m.at_gate_camera_off).click()
          await gate.scan(passes('revoked'))
          await gate.expectVerdict('no', say(m.gate_reason_verdictClosed))
          await gate.next()
          await gate.scan(passes('expired'))
          await gate.expectVerdict('no', say(m.gate_reason_expired))
          await visitor.expectAccessible()
          await gate.next()
          await gate.scan(passes('vehicle'))
          await gate.expectVerdict('ask', say(m.at_gate_verdict_driver))
          await visitor.expectAccessible()
          await gate.scan(passes('driver'))
          await gate.expectVerdict('yes', say(m.at_gate_verdict_in))
          await gate.next()
          await visitor.button(m.gate_direction_exit).click()
          for (const leaving of ['vehicle', 'driver'] as const) {
            await gate.scan(passes(leaving))
            await gate.expectVerdict('yes', say(m.at_gate_verdict_out))
            await gate.next()
          }
          await visitor.button(m.gate_direction_entry).click()
        })

        await test.step('by name', async () => {
          await gate.show(m.at_gate_nav_search)
          await visitor.field(m.at_gate_search_label).fill(names.typed)
          await visitor.expectAccessible()
          await page.getByRole('button', { name: names.shown }).click()
          await expect(page.locator('[data-verdict]')).toContainText(names.shown)
        })

        await test.step('without a network it judges by its list, also after a reload', async () => {
          await gate.show(m.at_gate_nav_device)
          await expect(page.getByText(say(m.at_gate_device_photographs_all))).toBeVisible()
          await visitor.expectAccessible()
          await keptOnDevice(visitor, '/organizer/gate')
          await page.context().setOffline(true)
          await page.reload()
          await expect(page.getByText(say(m.at_gate_net_none))).toBeVisible()
          await gate.scan(passes('forged'))
          await gate.expectVerdict('no', say(m.gate_reason_forged))
          await gate.expectVerdict('no', say(m.at_gate_judged_here))
          await gate.next()
          await gate.scan(passes('foreignEdition'))
          await gate.expectVerdict('no', say(m.gate_reason_foreignEdition))
          await gate.next()
          await gate.scan(passes('participant'))
          await gate.expectVerdict('no', say(m.gate_reason_alreadyInside))
        })

        await test.step('a cold start asks for the PIN, and needs no network', async () => {
          await closeBrowser(page)
          await page.reload()
          await expect(visitor.heading(m.at_gate_lock_title)).toBeVisible()
          await visitor.expectAccessible()
          await gate.unlock('000000')
          await expect(page.getByText(say(m.at_gate_pin_wrong, { count: 4 }))).toBeVisible()
          await gate.unlock(pin)
          await gate.show(m.at_gate_nav_scan)
          await visitor.button(m.gate_direction_exit).click()
          await gate.scan(passes('employee'))
          await gate.expectVerdict('yes', say(m.at_gate_verdict_out))
          await visitor.button(m.gate_direction_entry).click()
          await gate.scan(passes('employee'))
          await gate.expectVerdict('yes', say(m.at_gate_verdict_in))
          await expect(page.getByText(say(m.at_gate_waiting_scans, { count: 5 }))).toBeVisible()
        })

        await test.step('with the network and a log-in the scans are sent, and the log has them', async () => {
          await page.context().setOffline(false)
          await page.getByRole('link', { name: say(m.at_gate_log_in) }).click()
          await visitor.logIn(guard)
          await page.waitForURL(`**${visitor.path('/organizer/gate')}*`)
          await gate.unlock(pin)
          await expect(page.getByText(say(m.at_gate_net_live))).toBeVisible()
          await expect(page.getByText(say(m.at_gate_waiting_scans, { count: 5 }))).toHaveCount(0)
          await gate.show(m.at_gate_nav_inside)
          await expect(page.getByText(say(m.at_gate_unsent))).toHaveCount(0)
          await visitor.expectAccessible()
          await security.open('/organizer/gate/scans')
          await expect(security.page.getByText(say(m.gate_reason_forged)).first()).toBeVisible()
        })

        await test.step('shut out, it forgets everything', async () => {
          await shutOut(security, entrance)
          await gate.scan(passes('driver'))
          await expect(page.getByText(say(m.at_gate_enrol_forgotten))).toBeVisible()
          await page.reload()
          await expect(visitor.heading(m.at_gate_enrol_title)).toBeVisible()
        })
        await visitor.leave()
      })
    })
    await security.leave()
  })

/** What is gone when a browser was closed: the session's cookie, and what the tab keeps. */
async function closeBrowser(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'browser-session' })
  await page.evaluate(() => sessionStorage.clear())
}
