import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Rows of the former order are pale until the others are there. */
const settled = (page: Visitor['page']) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

test('an admin puts groups in order by a heading and comes to the people of one', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'ru', {})
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  await page
    .getByRole('navigation', { name: say(m.organiser_console) })
    .getByRole('link', { name: say(m.page_title_organiser_groups), exact: true })
    .click()
  await page.waitForURL('**/organizer/groups')
  await expect(admin.heading(m.page_title_organiser_groups)).toBeVisible()
  await admin.expectAccessible()

  // A heading sorts by the keyboard too: first as is usual for it, then the other way.
  const heading = page.getByRole('columnheader', { name: say(m.group_list_members), exact: true })
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=largest/)
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=smallest/)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')

  // Each value of a filter says how many it would find.
  await admin.button(m.organiser_filters).click()
  const size = page.getByRole('combobox', { name: say(m.group_list_members) })
  await expect(
    size.getByRole('option', { name: new RegExp(`^${say(m.group_list_size_some)} \\([1-9]`) }),
  ).toBeAttached()
  await settled(page)
  await admin.expectAccessible()
  await size.selectOption('some')
  await expect(page).toHaveURL(/size=some/)
  await page.keyboard.press('Escape')

  const first = page.getByRole('rowheader').first()
  await first.click()
  await page.waitForURL(/\/organizer\/applications\?status=all&group=[0-9a-f-]{36}/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await admin.leave()
})

test('the committee puts applications in order of every column, and on a phone from the menu', async ({
  browser,
}) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = committee
  const say = committee.say.bind(committee)
  await openConsole(committee, 'committee')
  await committee.open(
    '/organizer/applications?status=all&columns=position.role.status.payment.security.photograph.owner',
  )
  for (const [head, sort] of [
    [m.organiser_column_position, 'position'],
    [m.organiser_filter_role, 'role'],
    [m.organiser_column_status, 'status'],
    [m.organiser_column_payment, 'payment'],
    [m.organiser_column_passport, 'security'],
    [m.organiser_filter_photograph, 'photograph'],
    [m.organiser_column_owner, 'owner'],
  ] as const) {
    const heading = page.getByRole('columnheader', { name: say(head), exact: true })
    await heading.getByRole('button').press('Enter')
    await expect(page).toHaveURL(new RegExp(`sort=${sort}(&|$)`))
    await settled(page)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await heading.getByRole('button').press('Enter')
    await expect(page).toHaveURL(new RegExp(`sort=${sort}Down`))
    await settled(page)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  }
  await committee.expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  const order = page.getByRole('combobox', { name: say(m.organiser_sort), exact: true })
  await expect(order).toHaveValue('ownerDown')
  await order.selectOption('payment')
  await expect(page).toHaveURL(/sort=payment(&|$)/)
  await settled(page)
  await committee.expectAccessible()
  await committee.leave()
})

test('on a phone requests are put in order from the menu and narrowed to days', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  for (const [path, title] of [
    ['/organizer/changes', m.page_title_organiser_changes],
    ['/organizer/erasures', m.page_title_organiser_erasures],
  ] as const) {
    await admin.open(path)
    await expect(admin.heading(title)).toBeVisible()
    const order = page.getByRole('combobox', { name: say(m.organiser_sort), exact: true })
    // Where nothing is asked for, the one that has waited longest comes first.
    await expect(order).toHaveValue('oldest')
    await order.selectOption('nameDown')
    await expect(page).toHaveURL(/sort=nameDown/)
    await settled(page)
    await admin.expectAccessible()
    await admin.button(m.organiser_filters).click()
    await page.getByLabel(say(m.list_day_to), { exact: true }).fill('2025-01-01')
    await expect(page).toHaveURL(/to=2025-01-01/)
    await page.keyboard.press('Escape')
    await expect(page.getByText(say(m.change_not_found))).toBeVisible()
    await admin.expectAccessible()
    await admin.button(m.organiser_show_all).click()
    await expect(page).not.toHaveURL(/to=/)
  }
  await admin.leave()
})

test('editors put speakers in order, and only the site’s own order is explained', async ({ browser }) => {
  const editor = await Visitor.arrive(browser, 'en', {})
  const { page } = editor
  const say = editor.say.bind(editor)
  await openConsole(editor, 'content')
  await editor.open('/organizer/content/speaker')
  // The first heading also holds the box that ticks all rows.
  const button = page.getByRole('button', { name: say(m.content_column_title), exact: true })
  const heading = page.getByRole('columnheader').filter({ has: button })
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=name/)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText(say(m.content_list_surname_order))).toBeHidden()

  // What is looked at gets a name, for colleagues too: each kind has views of its own.
  const called = 'Speakers by name'
  await editor.button(m.view_save).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(m.view_name)).fill(called)
  await dialog.getByRole('button', { name: say(m.save), exact: true }).click()
  const views = page.getByRole('navigation', { name: say(m.view_list_label) })
  await expect(views.getByRole('link', { name: called })).toHaveAttribute('aria-current', 'true')
  await editor.expectAccessible()
  await editor.open('/organizer/content/hall')
  await expect(views).toHaveCount(0)
  await editor.open('/organizer/content/speaker')
  await views.getByRole('link', { name: called }).click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: editor.say(m.view_more, { name: called }) }).click()
  await page.getByRole('menuitem', { name: say(m.view_remove) }).click()
  await dialog.getByRole('button', { name: say(m.view_remove) }).click()
  await expect(views.getByRole('link', { name: called })).toHaveCount(0)
  await editor.button(m.organiser_filters).click()
  const language = page.getByRole('combobox', { name: say(m.content_filter_translation) })
  await settled(page)
  await expect(
    language.getByRole('option', { name: new RegExp(`^${say(m.content_filter_no_en)} \\(\\d`) }),
  ).toBeAttached()
  await editor.expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: say(m.organiser_sort), exact: true }).selectOption('site')
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByText(say(m.content_list_surname_order))).toBeVisible()
  await editor.leave()
})

test('logistics put transfers in order and narrow them to one day by its count', async ({ browser }) => {
  const logistics = await Visitor.arrive(browser, 'ru', { width: 390 })
  const { page } = logistics
  const say = logistics.say.bind(logistics)
  await openConsole(logistics, 'logistics')
  await logistics.open('/organizer/transfers')
  await page.getByRole('combobox', { name: say(m.organiser_sort), exact: true }).selectOption('nameDown')
  await expect(page).toHaveURL(/sort=nameDown/)
  await logistics.button(m.organiser_filters).click()
  const day = page.getByRole('combobox', { name: say(m.transfer_column_day) })
  await expect(day.getByRole('option', { name: /\([1-9]\d*\)$/ }).first()).toBeAttached()
  await settled(page)
  await logistics.expectAccessible()
  await day.selectOption({ index: 1 })
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
  await page.keyboard.press('Escape')
  await settled(page)
  await expect(page.getByText(say(m.transfer_not_found))).toBeHidden()
  await logistics.expectAccessible()
  await logistics.leave()
})

test('security put who waits in order and narrow them to days', async ({ browser }) => {
  const security = await Visitor.arrive(browser, 'en', {})
  const { page } = security
  const say = security.say.bind(security)
  await openConsole(security, 'security')
  for (const [path, column, sort] of [
    ['/organizer/employees', m.organiser_column_name, 'name'],
    ['/organizer/vehicles', m.staff_column_days, 'arrives'],
  ] as const) {
    const answer = new RegExp(`/api/v2${path}\\?`)
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route(answer, async route => {
      await held
      await route.continue()
    })
    await security.open(`${path}?state=all`)
    // The first heading also holds the box that ticks all rows.
    const button = page.getByRole('button', { name: say(column), exact: true })
    const heading = page.getByRole('columnheader').filter({ has: button })
    // A heading that has the focus while the list is still loading keeps it when the rows arrive.
    await button.focus()
    letGo()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.unroute(answer)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
    await settled(page)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await security.button(m.organiser_filters).click()
    await page.getByLabel(say(m.list_day_to), { exact: true }).fill('2025-01-01')
    await page.keyboard.press('Escape')
    await expect(page.getByText(say(m.group_found_nobody))).toBeVisible()
    await security.expectAccessible()
    await security.button(m.organiser_show_all).click()
    await expect(page).not.toHaveURL(/to=/)
  }
  for (const path of ['/organizer/employees', '/organizer/vehicles', '/organizer/volunteers/review']) {
    await security.open(path)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const button = page.getByRole('button', { name: say(m.organiser_column_waiting), exact: true })
    const heading = page.getByRole('columnheader').filter({ has: button })
    await button.press('Enter')
    await expect(page).toHaveURL(/sort=longestWait/)
    await settled(page)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await security.expectAccessible()
  }
  await security.open('/organizer/passports?security=all')
  await security.button(m.organiser_filters).click()
  const citizenship = page.getByLabel(say(m.organiser_filter_citizenship), { exact: true })
  const foreign = citizenship.getByRole('option', { name: new RegExp(say(m.organiser_citizenship_foreign)) })
  await expect(foreign).toHaveText(/\([1-9]\d*\)$/)
  await citizenship.selectOption('foreign')
  await expect(page).toHaveURL(/citizenship=foreign/)
  await security.expectAccessible()
  await page.keyboard.press('Escape')
  await security.open('/organizer/passports')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  for (const [head, sort] of [
    [m.organiser_citizenship, 'citizenship'],
    [m.organiser_column_state, 'state'],
  ] as const) {
    const button = page.getByRole('button', { name: say(head), exact: true })
    const heading = page.getByRole('columnheader').filter({ has: button })
    await button.press('Enter')
    await expect(page).toHaveURL(new RegExp(`sort=${sort}(&|$)`))
    await settled(page)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await button.press('Enter')
    await expect(page).toHaveURL(new RegExp(`sort=${sort}Down`))
    await settled(page)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  }
  await security.expectAccessible()
  await security.leave()
})

for (const locale of ['ru', 'en'] as const)
  test(`security put scans in order by each column, and narrow passes and lists to days, in ${locale}`, async ({
    browser,
  }) => {
    const security = await Visitor.arrive(browser, locale, { width: 1440 })
    const { page } = security
    const say = security.say.bind(security)
    await openConsole(security, 'security')
    await security.open('/organizer/gate/scans')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const [head, sort] of [
      [m.organiser_column_name, 'name'],
      [m.organiser_column_company, 'company'],
      [m.gate_log_gate, 'gate'],
      [m.organiser_column_state, 'state'],
    ] as const) {
      const heading = page.getByRole('columnheader', { name: say(head), exact: true })
      for (const [order, way] of [
        [sort, 'ascending'],
        [`${sort}Down`, 'descending'],
      ] as const) {
        await heading.getByRole('button').press('Enter')
        await expect(page).toHaveURL(new RegExp(`sort=${order}(&|$)`))
        await settled(page)
        await expect(heading).toHaveAttribute('aria-sort', way)
        await expect(page.getByRole('rowheader').first()).toBeVisible()
      }
    }
    await security.expectAccessible()

    await security.open('/organizer/passes?state=all')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const [head, ...orders] of [
      [m.pass_desk_column_kind, 'kind', 'kindDown'],
      [m.pass_desk_column_badge, 'badge', 'badgeDown'],
      [m.pass_desk_column_scan, 'scanDown', 'scan'],
    ] as const)
      for (const order of orders) {
        const heading = page.getByRole('columnheader', { name: say(head), exact: true })
        await heading.getByRole('button').press('Enter')
        await expect(page).toHaveURL(new RegExp(`sort=${order}(&|$)`))
        await settled(page)
        await expect(heading).toHaveAttribute(
          'aria-sort',
          order.endsWith('Down') ? 'descending' : 'ascending',
        )
        await expect(page.getByRole('rowheader').first()).toBeVisible()
      }
    await security.button(m.organiser_filters).click()
    await expect(page.getByRole('group', { name: say(m.pass_desk_days), exact: true })).toBeVisible()
    await page.getByLabel(say(m.list_day_to), { exact: true }).fill('2025-01-01')
    await page.keyboard.press('Escape')
    await expect(page.getByText(say(m.group_found_nobody))).toBeVisible()
    await security.expectAccessible()
    // The chip is what takes the days off.
    await page.getByRole('button', { name: new RegExp(`^${say(m.pass_desk_days)}`) }).click()
    await expect(page).not.toHaveURL(/to=/)
    await expect(page.getByRole('rowheader').first()).toBeVisible()

    await security.open('/organizer/security-check?to=2025-01-01')
    await expect(page.getByText(say(m.check_found_none))).toBeVisible()
    await security.expectAccessible()
    await security.button(m.organiser_show_all).click()
    await expect(page).not.toHaveURL(/to=/)
    await security.leave()
  })

test('chats go by person, and calls, photographs, papers, decisions and failed messages by their columns', async ({
  browser,
}) => {
  const admin = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  await admin.open('/organizer/chats?state=all')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const heading = page.getByRole('columnheader').filter({ hasText: say(m.chats_column_person) })
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=person(&|$)/)
  await settled(page)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=personDown/)
  await settled(page)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await admin.expectAccessible()

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, orders] of [
    ['/organizer/calls', ['name', 'mostAttempts']],
    ['/organizer/photographs', ['name', 'companyDown']],
    ['/organizer/closings', ['mostPeople', 'way']],
    ['/organizer/decisions', ['kind', 'byDown']],
    ['/organizer/messages', ['cause', 'about', 'nameDown']],
  ] as const) {
    await admin.open(path)
    const order = page.getByRole('combobox', { name: say(m.organiser_sort), exact: true })
    for (const sort of orders) {
      // The list is pale until the new order is here, which begins a moment after the address has changed.
      const answered = page.waitForResponse(response => response.url().includes(`sort=${sort}`))
      await order.selectOption(sort)
      await answered
      await expect(page).toHaveURL(new RegExp(`sort=${sort}(&|$)`))
      await settled(page)
      await expect(order).toHaveValue(sort)
    }
    await admin.expectAccessible()
  }
  await admin.leave()
})
