import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Both replaced their photographs after the approval; no other journey decides about them. */
const people = { ru: 'Карташов', en: 'Gromov' }

for (const locale of ['ru', 'en'] as const)
  test(`committee decides about a replaced photograph by keyboard, in ${locale}`, async ({ browser }) => {
    const committee = await Visitor.arrive(browser, locale)
    const { page } = committee
    const say = committee.say.bind(committee)
    await openConsole(committee, 'committee')
    await page
      .getByRole('navigation', { name: say(m.organiser_console) })
      .getByRole('link', { name: new RegExp(`^${say(m.page_title_organiser_photographs)}`) })
      .click()
    await page.waitForURL('**/organizer/photographs')
    const named = page.getByRole('row', { name: new RegExp(people[locale]) })
    await named.click()
    const panel = page.getByRole('complementary')
    await expect(panel.getByRole('img')).toBeVisible()
    await committee.expectAccessible()

    if (locale === 'en') {
      // One press accepts; what it was is said, and the next one is shown.
      await page.keyboard.press('a')
      await expect(page.getByText(/Photo accepted: .*Gromov/).first()).toBeVisible()
      await expect(named).toHaveCount(0)
    } else {
      // To ask for another one takes a reason in the language of the person.
      await page.keyboard.press('r')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say(m.organiser_photograph_request_send) }).click()
      const reason = dialog.getByRole('textbox')
      await expect(reason).toHaveAttribute('aria-invalid', 'true')
      await committee.expectAccessible()
      await reason.fill('Лицо в тени, снимите у окна')
      await page.keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()
      await expect(named).toHaveCount(0)
      await committee.open('/organizer/applications?status=approved&photograph=requested&q=Карташов')
      await expect(page.getByRole('row', { name: /Карташов/ })).toHaveCount(1)
    }
    await committee.leave()
  })
