import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { enrolPasskey, plugInAuthenticator } from '../fixtures/second-factor.ts'
import { inviteOrganiser, openTeam } from '../fixtures/team.ts'

for (const [locale, width, firstName] of [
  ['ru', 1440, 'Нина'],
  ['en', 1280, 'Marta'],
] as const)
  test(`what was typed can still be read when the role is taken away, and is not saved (${locale}, ${width})`, async ({
    browser,
  }) => {
    const phone = freshPhone()
    // A try before may have left a colleague of the same name.
    const name = `${firstName} ${['Holm', 'Berg', 'Dahl'][test.info().retry]}`
    const typed = `Typed before the role went ${locale} ${test.info().retry}`
    const admin = await Visitor.arrive(browser, locale, { width })
    await openConsole(admin, 'admin')
    const invitation = await inviteOrganiser(admin, { phone, name, roles: [m.organiser_role_committee] })

    const colleague = await Visitor.arrive(browser, locale, { width })
    const { page } = colleague
    await plugInAuthenticator(colleague)
    await enrolPasskey(colleague, phone, invitation)
    await colleague.open('/organizer/applications?status=approved')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await colleague.field(m.organiser_note_label).fill(typed)

    await openTeam(admin)
    await admin.button(m.team_actions, { name }).last().click()
    await admin.page.getByRole('menuitem', { name: admin.say(m.team_edit) }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: admin.say(m.organiser_role_content) }).check()
    await dialog.getByRole('checkbox', { name: admin.say(m.organiser_role_committee) }).uncheck()
    await dialog.getByRole('button', { name: admin.say(m.save) }).click()
    await expect(dialog).toHaveCount(0)

    await colleague.button(m.organiser_note_write).click()
    await expect(page.getByText(colleague.say(m.error_forbidden)).first()).toBeVisible()
    await expect(colleague.field(m.organiser_note_label)).toHaveValue(typed)
    await colleague.expectAccessible()

    const opened = new URL(page.url())
    await admin.page.goto(opened.pathname + opened.search)
    await expect(admin.field(m.organiser_note_label)).toBeVisible()
    await expect(admin.page.getByText(typed)).toHaveCount(0)
    await colleague.leave()
    await admin.leave()
  })
