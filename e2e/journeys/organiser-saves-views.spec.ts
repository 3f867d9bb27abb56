import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`committee saves, shares and removes views of the queue, in ${locale}`, async ({ browser }) => {
    const narrow = locale === 'en' ? { width: 390 } : {}
    const committee = await Visitor.arrive(browser, locale, narrow)
    const { page } = committee
    const say = committee.say.bind(committee)
    const name = locale === 'ru' ? 'Отклонённые СМИ' : 'Declined media'
    const renamed = locale === 'ru' ? 'СМИ без допуска' : 'Media not coming'
    const views = page.getByRole('navigation', { name: say(m.view_list_label) })
    const view = (called: string) => views.getByRole('link', { name: called })
    await openConsole(committee, 'committee')

    // What the address shows gets a name.
    await committee.open('/organizer/applications?status=rejected&role=media&sort=name')
    await committee.button(m.view_save).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say(m.save), exact: true }).click()
    await expect(dialog.getByLabel(say(m.view_name))).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(say(m.view_name)).fill(name)
    await committee.expectAccessible()
    await dialog.getByRole('button', { name: say(m.save), exact: true }).click()
    await expect(view(name)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/view=/)

    // Another filter is a change of the view, which is saved into it.
    const tabs = page.getByRole('navigation', { name: say(m.organiser_status_tabs) })
    await tabs.getByRole('link', { name: new RegExp(`^${say(m.organiser_all)}`) }).click()
    await expect(view(name)).toContainText(say(m.view_changed))
    await committee.expectAccessible()
    await committee.button(m.view_save_changes).click()
    await expect(view(name)).not.toContainText(say(m.view_changed))

    // Under the same name nothing else is saved.
    await committee.open('/organizer/applications?status=draft')
    await committee.button(m.view_save).click()
    await dialog.getByLabel(say(m.view_name)).fill(name.toUpperCase())
    await dialog.getByRole('button', { name: say(m.save), exact: true }).click()
    await expect(dialog.getByText(say(m.error_view_name_taken)).first()).toBeVisible()
    await page.keyboard.press('Escape')

    // By the keyboard: to the view, which is its address.
    await view(name).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/role=media/)
    await page.getByRole('button', { name: committee.say(m.view_more, { name }) }).click()
    await page.getByRole('menuitem', { name: say(m.view_rename) }).click()
    await dialog.getByLabel(say(m.view_name)).fill(renamed)
    await dialog.getByLabel(say(m.view_share)).check()
    await dialog.getByRole('button', { name: say(m.save), exact: true }).click()
    await expect(view(renamed)).toContainText(say(m.view_shared))
    // On a phone the row scrolls to the open view, and the page does not scroll with it.
    await expect(view(renamed)).toBeInViewport({ ratio: 1 })
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await beyond()).toBe(0)

    // A colleague opens it, while the author removes it.
    const admin = await Visitor.arrive(browser, locale)
    await openConsole(admin, 'admin')
    await admin.open('/organizer/applications')
    const seen = admin.page.getByRole('link', { name: renamed })
    await seen.click()
    await expect(seen).toHaveAttribute('aria-current', 'true')
    await expect(admin.page).toHaveURL(/sort=name/)
    await page.getByRole('button', { name: committee.say(m.view_more, { name: renamed }) }).click()
    await page.getByRole('menuitem', { name: say(m.view_remove) }).click()
    await committee.expectAccessible()
    await dialog.getByRole('button', { name: say(m.view_remove), exact: true }).click()
    await expect(view(renamed)).toHaveCount(0)
    await admin.page.reload()
    await expect(admin.page.getByText(admin.say(m.view_gone))).toBeVisible()
    await expect(admin.page).toHaveURL(/role=media/)
    await admin.expectAccessible()
    // A link of last year, whose filter is no longer there.
    await admin.open('/organizer/applications?payment=barter')
    const lost = admin.say(m.view_link_left_out, { parts: admin.say(m.view_part_payment) })
    await expect(admin.page.getByText(lost)).toBeVisible()
    await admin.leave()
    await committee.leave()
  })
