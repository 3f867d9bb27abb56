import { m } from '#messages/compiled/messages.js'
import { addPhotograph, begin, fillCompany, fillPersonal } from '../fixtures/application.ts'
import { enterCabinet } from '../fixtures/cabinet.ts'
import { checkAll, expect, freshPhone, type Locale, test, Visitor } from '../fixtures/journey.ts'
import { decide, openConsole } from '../fixtures/organiser.ts'

const width: Record<Locale, number> = { ru: 1280, en: 390 }

for (const locale of ['ru', 'en'] as Locale[])
  test(`a media representative applies in ${locale}, and the committee asks no payment of them`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: width[locale] })
    const phone = freshPhone()
    await begin(visitor, phone, visitor.say(m.role_media))
    await fillPersonal(visitor, `media-${locale}@herald.example`)
    await visitor.button(m.signup_next_company).click()
    await fillCompany(visitor)
    await visitor.button(m.signup_next_media).click()
    await fillMedia(visitor)
    await visitor.button(m.signup_next_photograph).click()
    await addPhotograph(visitor)
    await expect(visitor.page.getByText('Вестник платежей').first()).toBeVisible()
    await checkAll(visitor.page)
    await visitor.button(m.signup_send).click()
    await expect(visitor.heading(m.signup_done_title)).toBeVisible()

    const committee = await Visitor.arrive(browser, 'ru')
    await openConsole(committee, 'committee')
    await decide(committee, phone, 'approve')
    await committee.leave()

    await enterCabinet(visitor)
    await visitor.open('/account/payment')
    await expect(visitor.page.getByText(visitor.say(m.payment_noPaymentRequired)).first()).toBeVisible()
    await visitor.expectAccessible()
    await visitor.leave()
  })

/** An invalid site is reported at its own field, and the typed name stays. */
async function fillMedia(visitor: Visitor): Promise<void> {
  await expect(visitor.heading(m.signup_media_title)).toBeVisible()
  await visitor.expectAccessible()
  await visitor.field(m.signup_field_media_name).fill('Вестник платежей')
  const site = visitor.field(m.signup_field_media_website)
  await site.fill('вестник платежей')
  await visitor.button(m.signup_next_photograph).click()
  await expect(site).toHaveAttribute('aria-invalid', 'true')
  await expect(visitor.field(m.signup_field_media_name)).toHaveValue('Вестник платежей')
  await site.fill('herald.example')
}
