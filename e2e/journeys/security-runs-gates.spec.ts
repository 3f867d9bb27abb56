import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`security enrols a device, shuts it out and reads the log, in ${locale}`, async ({ browser }) => {
    // Other journeys leave devices at the list too, and so does a try before.
    const gate = `Side gate ${locale} ${test.info().retry}`
    const security = await Visitor.arrive(browser, locale, { width })
    const { page } = security
    await openConsole(security, 'security')
    await security.open('/organizer/gate/devices')
    await security.expectAccessible()
    await security.button(m.gate_device_add).click()
    await page.getByRole('textbox', { name: security.say(m.gate_device_gate) }).fill(gate)
    await page.getByRole('textbox', { name: security.say(m.gate_device_name) }).fill('Phone 9')
    await security.button(m.gate_device_add_submit).click()
    await expect(page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible()
    await security.expectAccessible()
    await security.button(m.team_invitation_done).click()

    const name = `${gate}, Phone 9`
    const narrow = width < 768
    await (narrow
      ? page.getByRole('button', { name, exact: true })
      : page.getByRole('row').filter({ hasText: gate })
    ).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await security.button(m.gate_device_shut_out).click()
    await page.getByRole('textbox').last().fill('Lost on the way')
    await security.button(m.gate_device_shut_out).last().click()
    await expect(page.getByText(security.say(m.gate_device_was_shut_out), { exact: true })).toBeVisible()

    await security.open('/organizer/gate/scans?conflict=any')
    await expect(page.getByText(security.say(m.gate_log_has_conflict), { exact: true }).first()).toBeVisible()
    await security.expectAccessible()
    await security.leave()

    const guest = await Visitor.arrive(browser, locale, { width })
    await guest.open('/dev/passes')
    await expect(guest.page.getByText(guest.say(m.demo_passes_forged))).toBeVisible()
    await guest.expectAccessible()
    await guest.leave()
  })
