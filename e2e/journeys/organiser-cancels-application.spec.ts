import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Paid by card in the demo; no other journey needs him afterwards. */
const paid = { phone: '+79001186284', name: /Мирзоев|Mirzoev/ }
/** Approved and not paid, with an open invoice. */
const unpaid = { phone: '+79001161529', name: /Латыпов/ }

const dialog = ({ page }: Visitor) => page.getByRole('dialog').last()

async function openApplication(committee: Visitor, { phone, name }: typeof paid): Promise<void> {
  const { page } = committee
  await committee.open(`/organizer/applications?status=approved&q=${phone.slice(-7)}`)
  await page.getByRole('link', { name }).first().click()
  // A phone opens the page of its own at once; a desk opens the person beside the list.
  const ownPage = committee.link(m.organiser_open_own_page)
  const back = committee.link(m.organiser_back_to_applications)
  await expect(ownPage.or(back).first()).toBeVisible()
  if (await ownPage.isVisible()) await ownPage.click()
  // The address changes before the page does: what is pressed in between goes away with the list.
  await expect(back).toBeVisible()
  await expect(ownPage).toBeHidden()
}

/** Goes as far as the preview, with words that the person will read. */
async function writeReason(
  committee: Visitor,
  decision: typeof m.organiser_decide_cancel,
  reason: string,
): Promise<void> {
  await committee.button(decision).click()
  const next = dialog(committee).getByRole('button', {
    name: committee.say(m.organiser_decision_to_preview),
  })
  await next.click()
  await expect(dialog(committee).getByText(committee.say(m.error_reason_required))).toBeVisible()
  await dialog(committee).getByRole('textbox').fill(reason)
  await next.click()
}

const releaseButton = (committee: Visitor, decision: typeof m.organiser_decide_cancel, count: number) =>
  dialog(committee).getByRole('button', {
    name: committee.say(m.organiser_release, { decision: committee.say(decision), count }),
  })

test('a paid place is ended only after its money went back', async ({ browser }) => {
  const committee = await Visitor.arrive(browser, 'en', { width: 1440 })
  const finance = await Visitor.arrive(browser, 'ru', { width: 390 })
  await openConsole(committee, 'committee')
  const reason = 'You wrote to us that you cannot come.'

  await test.step('the committee is told to have the money refunded first', async () => {
    await openApplication(committee, paid)
    await writeReason(committee, m.organiser_decide_cancel, reason)
    await expect(dialog(committee).getByText(committee.say(m.error_refund_first))).toBeVisible()
    await expect(releaseButton(committee, m.organiser_decide_cancel, 0)).toBeDisabled()
    await committee.expectAccessible()
  })

  await test.step('finance refunds it from the card payment', async () => {
    const { page } = finance
    await openConsole(finance, 'finance')
    await finance.open(`/organizer/card-payments?show=all&q=${encodeURIComponent('Мирзоев')}`)
    const payment = page.getByRole('main').getByRole('listitem').filter({ hasText: paid.name })
    await payment.first().getByRole('link').last().click()
    await page.waitForURL('**/organizer/card-payments/*')
    await finance.button(m.organiser_refund).click()
    await dialog(finance).getByLabel(finance.say(m.organiser_refund_reason)).fill('Не сможет приехать')
    await dialog(finance)
      .getByRole('button', { name: finance.say(m.organiser_refund), exact: true })
      .click()
    await expect(page.getByText(finance.say(m.organiser_card_refunded)).first()).toBeVisible()
    await finance.leave()
  })

  await test.step('now the application is withdrawn, with the message seen before', async () => {
    const { page } = committee
    await openApplication(committee, paid)
    await writeReason(committee, m.organiser_decide_cancel, reason)
    const release = releaseButton(committee, m.organiser_decide_cancel, 1)
    await expect(release).toBeEnabled()
    await expect(dialog(committee).getByText(committee.say(m.mail_cancelled_by_forum_subject))).toBeVisible()
    await committee.expectAccessible()
    await release.click()
    await committee.button(m.organiser_send_now).click()
    await expect(committee.button(m.organiser_send_now)).toBeHidden()
    await expect(page.getByRole('main').getByText(reason).first()).toBeVisible()
    await committee.leave()
  })

  await test.step('the person is told by text message, reads why in the email, and may begin anew', async () => {
    const person = await Visitor.arrive(browser, 'en', { width: 390 })
    await person.open('/login')
    await person.logIn(paid.phone)
    await person.page.waitForURL('**/signup/type')
    const [sms] = (await person.messages(paid.phone)).filter(({ code }) => !code)
    expect(sms?.text).toMatch(/снял\s+вашу\s+заявку/)
    await person.leave()
  })
})

test('an approval taken back frees the invoice, and is recalled before anybody hears of it', async ({
  browser,
}) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 390 })
  const { page } = committee
  await openConsole(committee, 'committee')
  await openApplication(committee, unpaid)
  await writeReason(committee, m.organiser_decide_return, 'Уточняем должность')
  await expect(dialog(committee).getByText(committee.say(m.mail_returned_to_review_subject))).toBeVisible()
  await committee.expectAccessible()
  await releaseButton(committee, m.organiser_decide_return, 1).click()
  await expect(committee.button(m.organiser_decide_approve)).toBeVisible()

  await page
    .getByRole('button', { name: committee.say(m.organiser_recall) })
    .first()
    .click()
  await expect(committee.button(m.organiser_decide_cancel)).toBeVisible()
  await expect(committee.button(m.organiser_decide_approve)).toHaveCount(0)
  expect((await committee.messages(unpaid.phone)).map(({ text }) => text).join()).not.toContain(
    'отозвал одобрение',
  )
  await committee.leave()
})
