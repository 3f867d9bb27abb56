import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import {
  addApp,
  enrolPasskey,
  logInByApp,
  logInByPasskey,
  logInByRecoveryCode,
  logOut,
  plugInAuthenticator,
} from '../fixtures/second-factor.ts'
import { inviteOrganiser, openTeam, revokeOrganiser } from '../fixtures/team.ts'

for (const [locale, width, name] of [
  ['ru', 1440, 'Лидия Строева'],
  ['en', 360, 'Lidia Stroeva'],
] as const)
  test(`an admin invites an organiser, who logs in by passkey, app and recovery code (${locale}, ${width})`, async ({
    browser,
  }) => {
    const phone = freshPhone()
    const admin = await Visitor.arrive(browser, locale, { width })
    await openConsole(admin, 'admin')
    await openTeam(admin)
    await admin.expectAccessible()
    await admin.button(m.team_add).click()
    await admin.button(m.team_add_submit).click()
    await expect(admin.field(m.team_phone)).toHaveAttribute('aria-invalid', 'true')
    await admin.expectAccessible()
    const invitation = await inviteOrganiser(admin, { phone, name, roles: [m.organiser_role_finance] })

    const visitor = await Visitor.arrive(browser, locale, { width })
    await plugInAuthenticator(visitor)
    const codes = await enrolPasskey(visitor, phone, invitation)
    await logOut(visitor)
    await logInByPasskey(visitor, phone)
    const app = await addApp(visitor)
    await logOut(visitor)
    await logInByApp(visitor, phone, app)
    await logOut(visitor)
    await logInByRecoveryCode(visitor, phone, codes[0] ?? '')

    // Shut out, the organiser's next click leads to the log-in page.
    await revokeOrganiser(admin, name)
    await visitor.page.reload()
    await visitor.page.waitForURL(/\/organizer\/login/)
    await visitor.leave()
    await admin.leave()
  })
