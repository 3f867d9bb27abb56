import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

const people = {
  ru: { shown: 'Назарьева Ольга Владимировна', typed: 'Назарьева', employee: 'Дёмин Артур Олегович' },
  en: { shown: 'Jelena Stankovic', typed: 'Stankovic', employee: 'Petr Vorobev' },
} as const

/** The responsible employee of a demo company with approved employees. */
const demoOwner = '+79001000021'

async function openBadge(
  logistics: Visitor,
  { shown, typed }: (typeof people)['ru' | 'en'],
  standing: string,
) {
  const { page } = logistics
  await logistics.open(`/organizer/badges?standing=${standing}&q=${encodeURIComponent(typed)}`)
  const narrow = (page.viewportSize()?.width ?? 0) < 768
  const name = narrow
    ? page.getByRole('button', { name: shown, exact: true })
    : page.getByRole('row').filter({ hasText: shown })
  await name.click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`a badge is printed, handed over and lost, and a company shows a pass, in ${locale}`, async ({
    browser,
  }) => {
    const person = people[locale]
    const logistics = await Visitor.arrive(browser, locale, { width })
    const { page } = logistics
    await openConsole(logistics, 'logistics')
    await openBadge(logistics, person, 'toPrint')
    await logistics.expectAccessible()
    await logistics.button(m.badge_desk_print_selected).click()
    await expect(logistics.button(m.badge_desk_download)).toBeVisible()
    const file = page.waitForEvent('download')
    await logistics.button(m.badge_desk_download).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

    await openBadge(logistics, person, 'printed')
    await logistics.button(m.badge_desk_hand_over).click()
    await expect(
      page.getByText(logistics.say(m.badge_desk_handed, { count: 1 }), { exact: true }),
    ).toBeVisible()

    await openBadge(logistics, person, 'handedOver')
    await logistics.button(m.badge_desk_reissue).click()
    await logistics.button(m.badge_desk_reissue_confirm).click()
    await page.getByRole('textbox').last().fill('Потерян по дороге')
    await logistics.expectAccessible()
    await logistics.button(m.badge_desk_reissue_confirm).click()
    await expect(page.getByText(logistics.say(m.badge_desk_reissued), { exact: true })).toBeVisible()
    // The new badge stands to be printed, under the next number.
    await openBadge(logistics, person, 'toPrint')
    await expect(page.getByRole('dialog').getByText('2', { exact: true })).toBeVisible()
    await logistics.leave()

    // The committee follows both from the person: on a page of their own on a phone, beside the list on a desk.
    const committee = await Visitor.arrive(browser, locale, { width })
    await openConsole(committee, 'committee')
    await committee.open(`/organizer/applications?status=approved&q=${encodeURIComponent(person.typed)}`)
    await committee.page.getByRole('link', { name: person.shown }).first().click()
    const facts = committee.page.getByRole('region', { name: committee.say(m.organiser_pass_and_badge) })
    await expect(facts).toBeVisible()
    await committee.expectAccessible()
    for (const [word, list] of [
      [m.pass_desk_word_valid, 'passes'],
      [m.pass_desk_badge_none, 'badges'],
    ] as const) {
      await facts.getByRole('link', { name: committee.say(word) }).press('Enter')
      await committee.page.waitForURL(new RegExp(`/organizer/${list}\\?.*open=`))
      const sheet = committee.page.getByRole('dialog', { name: person.shown })
      await expect(sheet.getByText('2', { exact: true })).toBeVisible()
      await committee.page.goBack()
    }
    await committee.leave()

    const owner = await Visitor.arrive(browser, locale, { width })
    await owner.open('/staff/login')
    await owner.logIn(demoOwner)
    await owner.page.waitForURL(`**${owner.path('/staff')}`)
    await owner.open('/staff/employees?state=approved')
    await owner.page.getByRole('link', { name: person.employee }).click()
    await owner.button(m.badge_code_show).click()
    await expect(owner.page.getByRole('dialog', { name: person.employee }).last()).toBeVisible()
    await owner.expectAccessible()
    await owner.leave()
  })
