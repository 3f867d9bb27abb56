import { m } from '#messages/compiled/messages.js'
import { applyAndSend } from '../fixtures/application.ts'
import { enterCabinet } from '../fixtures/cabinet.ts'
import { expect, type Visitor } from '../fixtures/journey.ts'
import { decide, verifyPassport } from '../fixtures/organiser.ts'
import { givePassport } from '../fixtures/passport.ts'
import { payByCard } from '../fixtures/payment.ts'
import {
  addApp,
  enrolPasskey,
  logInByApp,
  logInByPasskey,
  logInByRecoveryCode,
  logOut,
  plugInAuthenticator,
} from '../fixtures/second-factor.ts'
import { inviteOrganiser, revokeOrganiser } from '../fixtures/team.ts'
import { fillField, type Message, openPart, publish, publishPiece } from './editor.ts'
import { firstSession, shownOnTheSite, sitePieces } from './site-content.ts'
import { test } from './stage.ts'

test.describe.configure({ mode: 'serial' })

/** The one of the README's forum.json. */
const adminPhone = '+79120000001'

let admin: Visitor

test('the first organiser logs in by passkey, by app and by recovery code', async ({ arrive, stage }) => {
  admin = await arrive('ru', 1440)
  await plugInAuthenticator(admin)
  const codes = await enrolPasskey(admin, adminPhone, stage.invitations.get(adminPhone) ?? '')
  await logOut(admin)
  await logInByPasskey(admin, adminPhone)
  const app = await addApp(admin)
  await logOut(admin)
  await logInByApp(admin, adminPhone, app)
  await logOut(admin)
  await logInByRecoveryCode(admin, adminPhone, codes[0] ?? '')
})

test('an organiser invited in the console and shut out is out at once', async ({ arrive }) => {
  const [phone, name] = ['+79120000002', 'Лидия Строева']
  const invitation = await inviteOrganiser(admin, { phone, name, roles: [m.organiser_role_finance] })
  const invited = await arrive('en', 390)
  await plugInAuthenticator(invited)
  await enrolPasskey(invited, phone, invitation)
  await revokeOrganiser(admin, name)
  await invited.page.reload()
  await invited.page.waitForURL(/\/organizer\/login/)
  await expect(invited.field(m.auth_phone)).toBeVisible()
  await invited.leave()
})

test('the empty site is filled from the console alone', async ({ arrive }) => {
  const { page } = admin
  await test.step('the edition: its last day, its fee', async () => {
    await openPart(admin, m.content_nav_edition)
    await admin.field(m.content_edition_fee).fill('150000')
    await admin.button(m.person_save).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: admin.say(m.content_edition_ahead_save), exact: true })
      .click()
    await expect(page.getByText(admin.say(m.content_edition_saved)).first()).toBeVisible()
  })
  await test.step('the legal details: another address, published with the texts read', async () => {
    await openPart(admin, m.legal_nav)
    await admin.field(m.legal_operator_address_ru).fill('101000, г. Москва, Колпачный пер., д. 4')
    await admin.button(m.legal_publish).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: admin.say(m.legal_publish_confirm), exact: true })
      .click()
    await expect(page.getByText(admin.say(m.legal_published, { number: 2 })).first()).toBeVisible()
  })
  await test.step('each kind of content', async () => {
    for (const piece of await sitePieces(new Date().toISOString().slice(0, 10)))
      await publishPiece(admin, piece)
  })
  await test.step('the first session, from the board of the programme', async () => {
    await openPart(admin, m.content_nav_programme)
    await admin.link(m.content_board_new).click()
    for (const [label, filling] of firstSession) await fillField(admin, label, filling)
    await publish(admin)
  })
  await test.step('a page of the menu that the set-up has made', async () => {
    await openPart(admin, m.content_nav_content)
    await page
      .getByRole('main')
      .getByRole('link', { name: admin.say(m.content_kind_page), exact: true })
      .click()
    await page.getByRole('link', { name: 'Молодёжная программа' }).first().click()
    await fillField(admin, m.content_field_lead, {
      ru: 'Отбор идёт до марта.',
      en: 'Selection runs until March.',
    })
    await publish(admin)
  })
  for (const [locale, width] of [
    ['ru', 390],
    ['en', 1440],
  ] as const) {
    const visitor = await arrive(locale, width)
    for (const [path, russian, english] of shownOnTheSite) {
      await visitor.open(path)
      await expect(
        visitor.page
          .getByRole('main')
          .getByText(locale === 'ru' ? russian : english)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    }
    await visitor.leave()
  }
})

test('from the sign-up to the badge on a phone, and what the console shows at each step', async ({
  arrive,
}) => {
  const [phone, email] = ['+79161110001', 'iuliia@bank.example']
  const [team, name] = ['+79120000003', 'Тимур Асанов']
  const roles = [m.organiser_role_committee, m.organiser_role_security]
  const invitation = await inviteOrganiser(admin, { phone: team, name, roles })
  const organiser = await arrive('ru', 1440)
  await plugInAuthenticator(organiser)
  await enrolPasskey(organiser, team, invitation)

  const participant = await arrive('ru', 390)
  const { page } = participant
  await applyAndSend(participant, phone, email)
  await expectInConsole(phone, [admin.say(m.application_pending)])

  await decide(organiser, phone, 'approve')
  await expectLetter(participant, email, m.mail_approved_subject)
  await expectInConsole(phone, [admin.say(m.application_approved), admin.say(m.payment_unpaid)])

  await enterCabinet(participant)
  await payByCard(participant)
  await givePassport(participant)
  await expectInConsole(phone, [
    admin.say(m.payment_cardPaymentAccepted),
    admin.say(m.security_passportPending),
  ])
  await verifyPassport(organiser, 'щёголева')
  await expectLetter(participant, email, m.mail_passport_verified_subject)

  await expectInConsole(phone, [admin.say(m.security_passportVerified)])
  await participant.open('/account')
  await expect(participant.heading(m.cabinet_enter)).toBeVisible()
  await participant.link(m.account_nav_badge).click()
  await expect(participant.heading(m.page_title_account_badge)).toBeVisible()
  await expect(page.getByText(participant.say(m.badge_pass_title))).toBeVisible()
  await participant.expectAccessible()
  for (const visitor of [participant, organiser]) await visitor.leave()
})

test('an application in English, with log-in and payment at another desk', async ({ arrive }) => {
  const [phone, email] = ['+79161110002', 'anna@bank.example']
  const applicant = await arrive('en')
  await applyAndSend(applicant, phone, email)
  await applicant.leave()
  await decide(admin, phone, 'approve')

  const participant = await arrive('en', 1440)
  await expectLetter(participant, email, m.mail_approved_subject)
  await participant.open('/login')
  await participant.logIn(phone)
  await participant.page.waitForURL('**/en/account')
  await payByCard(participant)
  await expectInConsole(phone, [admin.say(m.application_approved), admin.say(m.payment_cardPaymentAccepted)])
  await participant.leave()
  await admin.leave()
})

/** The admin finds the application by its phone and reads its states: application, payment, passport. */
async function expectInConsole(phone: string, states: readonly string[]): Promise<void> {
  const { page } = admin
  await openPart(admin, m.organiser_nav_applications)
  const tabs = page.getByRole('navigation', { name: admin.say(m.organiser_status_tabs) })
  await tabs.getByRole('link', { name: admin.say(m.organiser_all) }).click()
  await page.getByRole('textbox', { name: admin.say(m.organiser_applications_search) }).fill(phone.slice(-7))
  await page.waitForURL(/[?&]q=/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('rowheader').getByRole('link').click()
  const shown = page.getByRole('list', { name: admin.say(m.organiser_states) }).last()
  await expect(shown).toBeVisible()
  for (const state of states) await expect(shown).toContainText(state)
}

async function expectLetter(visitor: Visitor, email: string, subject: Message): Promise<void> {
  await expect
    .poll(async () => (await visitor.messages(email)).map(letter => letter.subject))
    .toContain(visitor.say(subject))
}
