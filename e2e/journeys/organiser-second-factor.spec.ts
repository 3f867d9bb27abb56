import { Secret, TOTP } from 'otpauth'
import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, messagesTo, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** An authenticator of the browser itself, which recognises its owner (CDP, WebAuthn). */
async function plugInAuthenticator(visitor: Visitor): Promise<void> {
  const session = await visitor.page.context().newCDPSession(visitor.page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Types the phone and the code from the SMS; other messages may arrive meanwhile. */
async function passCode(visitor: Visitor, phone: string): Promise<void> {
  const codes = async () => (await messagesTo(visitor.page, phone)).flatMap(({ code }) => code ?? [])
  const before = (await codes()).length
  await visitor.open('/organizer/login')
  await expect(visitor.button(m.auth_get_code)).toBeEnabled()
  await visitor.field(m.auth_phone).fill(phone)
  await visitor.page.getByRole('checkbox').first().check()
  await visitor.button(m.auth_get_code).click()
  await expect(visitor.field(m.auth_code)).toBeVisible()
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before)
  await visitor.field(m.auth_code).fill((await codes())[0] ?? '')
}

async function logOut(visitor: Visitor): Promise<void> {
  await visitor.open('/organizer/logout')
  const button = visitor.page.getByRole('main').getByRole('button').first()
  if (await button.isVisible().catch(() => false)) await button.click()
  await visitor.page.waitForURL(`**${visitor.path('/organizer/login')}`)
}

const inConsole = (visitor: Visitor) => visitor.page.waitForURL(`**${visitor.path('/organizer')}`)

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 360],
] as const)
  test(`an admin invites an organiser, who logs in by passkey, app and recovery code (${locale}, ${width})`, async ({
    browser,
  }) => {
    const phone = freshPhone()
    const admin = await Visitor.arrive(browser, locale, { width })
    await openConsole(admin, 'admin')
    await admin.open('/organizer/organisers')
    await expect(admin.heading(m.team_title)).toBeVisible()
    await expect(admin.page.getByRole('listitem').first()).toBeVisible()
    await admin.expectAccessible()
    await admin.button(m.team_add).click()
    await admin.button(m.team_add_submit).click()
    await expect(admin.field(m.team_phone)).toHaveAttribute('aria-invalid', 'true')
    await admin.field(m.team_phone).fill(phone)
    await admin.field(m.team_name).fill('Лидия Строева')
    await admin.page.getByRole('checkbox', { name: admin.say(m.organiser_role_finance) }).check()
    await admin.expectAccessible()
    await admin.button(m.team_add_submit).click()
    const shown = admin.page.getByRole('dialog').getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    await expect(shown).toBeVisible()
    await admin.expectAccessible()
    const invitation = (await shown.textContent()) ?? ''
    await admin.button(m.team_invitation_done).click()
    await expect(admin.page.getByText('Лидия Строева').first()).toBeVisible()

    const visitor = await Visitor.arrive(browser, locale, { width })
    const { page } = visitor
    await plugInAuthenticator(visitor)
    await passCode(visitor, phone)
    await expect(visitor.heading(m.factor_invitation_title)).toBeVisible()
    await visitor.expectAccessible()
    // The step survives a reload: a phone may throw the page away while somebody looks for the code.
    await page.reload()
    await visitor.field(m.factor_invitation).fill(invitation.toLowerCase())
    await visitor.button(m.factor_continue).click()
    await expect(visitor.heading(m.factor_set_up_title)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.button(m.factor_set_up_passkey_act).click()
    await expect(visitor.heading(m.factor_codes_title)).toBeVisible()
    await visitor.expectAccessible()
    const codes = await page
      .getByRole('list', { name: visitor.say(m.factor_codes_list) })
      .getByRole('listitem')
      .allTextContents()
    expect(codes).toHaveLength(10)
    await visitor.button(m.factor_codes_done).click()
    await expect(page.getByText(visitor.say(m.factor_codes_saved_missing))).toBeVisible()
    await page.getByRole('checkbox').check()
    await visitor.button(m.factor_codes_done).click()
    await inConsole(visitor)

    await logOut(visitor)
    await passCode(visitor, phone)
    await expect(visitor.heading(m.factor_title)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.button(m.factor_use_passkey).click()
    await inConsole(visitor)

    await visitor.open('/organizer/my-login')
    await expect(visitor.heading(m.own_login_title)).toBeVisible()
    await expect(visitor.button(m.own_login_app_add)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.button(m.own_login_app_add).click()
    const secret =
      (await page
        .getByRole('dialog')
        .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
        .textContent()) ?? ''
    await visitor.expectAccessible()
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
    await visitor.field(m.factor_app_code).fill(app.generate())
    await expect(visitor.button(m.own_login_app_replace)).toBeVisible()

    await logOut(visitor)
    await passCode(visitor, phone)
    await visitor.button(m.factor_other_app).click()
    // The next code: the one of this half-minute has confirmed the app, and each counts once.
    await visitor.field(m.factor_app_code).fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await inConsole(visitor)

    await logOut(visitor)
    await passCode(visitor, phone)
    await visitor.button(m.factor_other_recovery).click()
    await visitor.expectAccessible()
    await visitor.field(m.factor_recovery_code).fill('00000-00000')
    await visitor.button(m.factor_submit).click()
    await expect(visitor.field(m.factor_recovery_code)).toHaveAttribute('aria-invalid', 'true')
    await visitor.field(m.factor_recovery_code).fill(codes[0] ?? '')
    await visitor.button(m.factor_submit).click()
    await inConsole(visitor)
    await visitor.open('/organizer/my-login')
    await expect(page.getByText(visitor.say(m.own_login_codes_left, { count: 9 }))).toBeVisible()

    // Shut out, the organiser's next click leads to the log-in page.
    await admin.open('/organizer/organisers')
    await admin.button(m.team_actions, { name: 'Лидия Строева' }).last().click()
    await admin.page.getByRole('menuitem', { name: admin.say(m.team_revoke) }).click()
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: admin.say(m.team_revoke) })
      .click()
    await expect(admin.page.getByText(admin.say(m.team_state_revoked)).first()).toBeVisible()
    await page.reload()
    await page.waitForURL(/\/organizer\/login/)
    await visitor.leave()
    await admin.leave()
  })
