import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { enrolPasskey, logInByPasskey, plugInAuthenticator } from '../fixtures/second-factor.ts'
import { inviteOrganiser, openTeam } from '../fixtures/team.ts'

/** Both wait for the committee in the demo. Nobody asks who has taken the first; the second is free again in the end. */
const applicant = { ru: 'Нестеренко', en: 'Tretiakov' } as const

for (const [locale, width, name, heir] of [
  ['ru', 1440, 'Глеб Ветров', 'Герман Остроухов'],
  ['en', 390, 'Marta Lind', null],
] as const)
  test(`an admin ends one log-in of a colleague, then closes the access and passes on the work (${locale}, ${width})`, async ({
    browser,
  }) => {
    const phone = freshPhone()
    const admin = await Visitor.arrive(browser, locale, { width })
    await openConsole(admin, 'admin')
    const invitation = await inviteOrganiser(admin, { phone, name, roles: [m.organiser_role_committee] })

    const leaver = await Visitor.arrive(browser, locale, { width })
    await plugInAuthenticator(leaver)
    await enrolPasskey(leaver, phone, invitation)

    await openTeam(admin)
    const act = async (word: () => string) => {
      await admin.button(m.team_actions, { name }).last().click()
      await admin.page.getByRole('menuitem', { name: admin.say(word) }).click()
    }
    await test.step('the log-in ends at once', async () => {
      await act(m.team_log_ins)
      await admin.expectAccessible()
      await admin.button(m.team_log_in_end).click()
      await expect(admin.page.getByText(admin.say(m.team_log_ins_none))).toBeVisible()
      await admin.page.keyboard.press('Escape')
      await leaver.page.waitForURL(/\/organizer\/login\?redirect=/)
      // The page of the log-in is there whole before it is opened anew.
      await expect(leaver.button(m.auth_get_code)).toBeVisible()
    })

    await test.step('back again, an application is taken', async () => {
      await logInByPasskey(leaver, phone)
      await leaver.open('/organizer/applications')
      const row = leaver.page
        .getByRole(width > 1000 ? 'row' : 'listitem')
        .filter({ hasText: applicant[locale] })
      await row.getByRole('link').first().click()
      await leaver.button(m.organiser_take).first().click()
      await expect(leaver.page.getByText(leaver.say(m.organiser_owner_me)).first()).toBeVisible()
    })

    await test.step('the dialog says what was taken, and to whom it can go', async () => {
      await act(m.team_revoke)
      const dialog = admin.page.getByRole('dialog')
      const choice = dialog.getByLabel(admin.say(m.team_work_applications, { count: 1 }))
      await expect(choice).toBeVisible()
      await admin.expectAccessible()
      if (heir) await choice.selectOption({ label: heir })
      await dialog.getByRole('button', { name: admin.say(m.team_revoke) }).click()
      await expect(admin.page.getByText(admin.say(m.team_state_revoked)).first()).toBeVisible()
    })

    await test.step('nothing is left with whoever is gone', async () => {
      await admin.open('/organizer/applications')
      const row = admin.page
        .getByRole(width > 1000 ? 'row' : 'listitem')
        .filter({ hasText: applicant[locale] })
      await expect(row).toBeVisible()
      if (heir) await expect(row).toContainText('Остроухов')
      else await expect(row).not.toContainText('Lind')
    })
    await leaver.leave()
    await admin.leave()
  })
