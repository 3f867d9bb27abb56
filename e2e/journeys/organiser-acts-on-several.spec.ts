import type { Locator, Route } from '@playwright/test'
import type { ErrorBody } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Names have spaces where texts have no-break ones, and may begin with a capital. */
const beginsWith = (text: string) => new RegExp(`^${text.replaceAll(/\s/g, '\\s')}`, 'i')

const barOf = (visitor: Visitor) => visitor.page.getByRole('region', { name: visitor.say(m.staff_selection) })

const rowsOf = ({ page }: Visitor) => page.locator('tbody').getByRole('row')

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 390],
] as const)
  test(`what is in the middle of several rows is not left unasked, in ${locale}`, async ({ browser }) => {
    const support = await Visitor.arrive(browser, locale, { width })
    const { page } = support
    await openConsole(support, 'support')
    // By a link within the app, so that the way back does not load the page anew.
    await page
      .getByRole('main')
      .getByRole('link', { name: support.say(m.organiser_waits_chats) })
      .first()
      .click()
    await page.waitForURL(/\/organizer\/chats/)
    const boxes = page.getByRole('main').locator('tbody tr, li').getByRole('checkbox')
    await expect(boxes.nth(1)).toBeVisible()
    const close = { name: beginsWith(support.say(m.chats_close)) }
    const dialog = page.getByRole('dialog', {
      name: beginsWith(support.say(m.chats_close_many, { count: 2 })),
    })
    const asking = page.getByRole('dialog', { name: support.say(m.bulk_leave_title) })

    // No chat is closed: each call waits here until it is refused.
    const calls: Route[] = []
    await page.route('**/chats/*/closing', route => void calls.push(route))
    const refused = {
      ...{ statusCode: 409, error: 'Conflict', message: 'Changed', requestId: 'journey' },
      code: 'changed_meanwhile',
    } satisfies ErrorBody
    await test.step('two are ticked, and the first is on its way', async () => {
      for (const row of [0, 1]) await boxes.nth(row).check()
      await barOf(support).getByRole('button', close).click()
      await dialog.locator('button[type=submit]').click()
      await expect.poll(() => calls.length).toBe(1)
    })

    await test.step('the tab asks before it closes', async () => {
      const question = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const asked = await question
      expect(asked.type()).toBe('beforeunload')
      await asked.dismiss()
    })

    await test.step('back asks too, and whoever stays sees it go on', async () => {
      await page.goBack()
      await expect(asking).toBeVisible()
      await support.expectAccessible()
      await asking.getByRole('button', { name: support.say(m.content_leave_stay) }).click()
      await expect(asking).toHaveCount(0)
      expect(calls).toHaveLength(1)
    })

    await test.step('whoever leaves stops it: the second chat stays as it is', async () => {
      await page.goBack()
      await asking.getByRole('button', { name: support.say(m.bulk_leave_stop), exact: true }).click()
      await page.waitForURL(`**${support.path('/organizer')}`)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      // What the run has changed is read again once it has ended; it would ask for the second chat before.
      const readAgain = page.waitForRequest(
        request => request.method() === 'GET' && request.url().includes('/api/v2/organizer/'),
      )
      await calls[0]?.fulfill({ status: 409, json: refused })
      await readAgain
      expect(calls).toHaveLength(1)
    })
    await support.leave()
  })

test('support takes three chats at once: the network fails halfway, and a colleague is faster with one', async ({
  browser,
}) => {
  const support = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const admin = await Visitor.arrive(browser, 'en', { width: 1440 })
  const { page } = support
  await openConsole(support, 'support')
  await openConsole(admin, 'admin')
  const free = rowsOf(support).filter({ hasText: support.say(m.chats_nobody) })
  await support.open('/organizer/chats?state=open&sort=person')
  await expect(free.first()).toBeVisible()
  const links = await free
    .locator('[data-row-link]')
    .evaluateAll(all => all.map(each => each.getAttribute('href')))
  const [first = '', second = '', third = ''] = links.map(href => new URL(href ?? '', 'http://page').pathname)
  for (const row of [0, 1, 2]) await free.nth(row).getByRole('checkbox').check()

  const dialog = page.getByRole('dialog')
  const take = { name: new RegExp(`^${support.say(m.chats_take)}`) }
  const bar = page.getByRole('region', { name: support.say(m.staff_selection) })
  await bar.getByRole('button', take).click()
  await expect(dialog.getByRole('heading')).toHaveText(support.say(m.chats_take_many, { count: 3 }))
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await support.expectAccessible()

  await test.step('a colleague takes the third one meanwhile', async () => {
    await admin.open(third)
    await admin.button(m.chats_take).click()
    await expect(admin.page.getByText(admin.say(m.chats_yours))).toBeVisible()
  })

  await test.step('the second call is lost: what is through holds, and the next attempt goes on', async () => {
    let calls = 0
    await page.route('**/chats/*/owner', route => (++calls === 2 ? route.abort() : route.continue()))
    await dialog.getByRole('button', take).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute('**/chats/*/owner')
    await dialog.getByRole('button', take).click()
    await expect(dialog.getByText(support.say(m.chats_taken_many, { count: 2 }))).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(1)
    await support.expectAccessible()
  })

  await dialog
    .getByRole('button', { name: support.say(m.close) })
    .last()
    .click()
  await expect(bar).toHaveCount(0)
  await support.open('/organizer/chats?state=mine')
  for (const [chat, count] of [
    [first, 1],
    [second, 1],
    [third, 0],
  ] as const)
    await expect(page.locator(`[data-row-link][href^="${chat}"]`)).toHaveCount(count)
  await support.leave()
  await admin.leave()
})

test('on a phone the committee makes two changes at once, each read before', async ({ browser }) => {
  const committee = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = committee
  await openConsole(committee, 'committee')
  await committee.open('/organizer/changes')
  await page.getByRole('checkbox', { name: committee.say(m.organiser_select_all) }).check()
  const cards = page
    .getByRole('list', { name: committee.say(m.page_title_organiser_changes) })
    .getByRole('listitem')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  const make = { name: committee.say(m.change_grant) }
  await page
    .getByRole('region', { name: committee.say(m.staff_selection) })
    .getByRole('button', make)
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  await expect(dialog.getByRole('listitem').first().getByRole('definition')).not.toHaveCount(0)
  await committee.expectAccessible()
  await dialog.getByRole('button', { name: committee.say(m.cancel) }).click()
  await expect(dialog).toHaveCount(0)
  await committee.leave()
})

test('finance cancels two of three invoices: a colleague has booked money on the third meanwhile', async ({
  browser,
}) => {
  const finance = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const colleague = await Visitor.arrive(browser, 'en')
  await openConsole(finance, 'finance')
  await openConsole(colleague, 'finance')
  const { page } = finance
  const dialog = page.getByRole('dialog')
  const press = (visitor: Visitor, name: Parameters<Visitor['say']>[0]) =>
    visitor.page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(name), exact: true })
      .first()
      .click()
  await finance.open('/organizer/invoices')
  for (const number of ['2025-0012', '2025-0010', '2025-0009'])
    await rowsOf(finance).filter({ hasText: number }).getByRole('checkbox').check()
  await barOf(finance)
    .getByRole('button', { name: beginsWith(finance.say(m.organiser_void_invoices)) })
    .click()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await finance.expectAccessible()

  await test.step('money comes for one of them', async () => {
    await colleague.open('/organizer/invoices?q=2025-0010')
    await colleague.page.getByRole('rowheader').first().getByRole('link').click()
    await colleague.button(m.organiser_mark_paid).click()
    const booking = colleague.page.getByRole('dialog')
    await booking.getByLabel(colleague.say(m.organiser_sum)).fill('1000')
    await booking.getByLabel(colleague.say(m.organiser_payment_order)).fill(`31${test.info().retry}`)
    await press(colleague, m.organiser_check_payment)
    await press(colleague, m.organiser_mark_paid)
    await expect(colleague.page.getByText(colleague.say(m.organiser_invoice_part_came))).toBeVisible()
  })

  await press(finance, m.organiser_void_invoices)
  await expect(dialog.getByText(finance.say(m.organiser_voided_many, { count: 2 }))).toBeVisible()
  const refused = dialog.getByRole('alert')
  await expect(refused).toHaveCount(1)
  await expect(refused).toContainText(finance.say(m.error_refund_first))
  await expect(refused).toContainText('2025-0010')
  await finance.expectAccessible()
  await press(finance, m.close)
  await expect(rowsOf(finance).filter({ hasText: '2025-0010' })).toBeVisible()
  await expect(rowsOf(finance).filter({ hasText: /2025-00(09|12)/ })).toHaveCount(0)

  // Later journeys find the invoice as it was.
  await colleague.button(m.organiser_reverse).last().click()
  await colleague.page.getByRole('dialog').getByRole('textbox').fill('Another invoice')
  await press(colleague, m.organiser_reverse)
  await expect(colleague.page.getByText('Another invoice')).toBeVisible()
  await finance.leave()
  await colleague.leave()
})

test('an editor publishes what is complete, and reads what is not', async ({ browser }) => {
  const editor = await Visitor.arrive(browser, 'ru', { width: 1440 })
  await openConsole(editor, 'content')
  const { page } = editor
  const dialog = page.getByRole('dialog')
  const [complete, incomplete] = ['Сокольницкая', 'Лукомская-Рей']
  await editor.open('/organizer/content/speaker?state=draft')
  for (const name of [complete, incomplete])
    await rowsOf(editor).filter({ hasText: name }).getByRole('checkbox').check()
  const publish = { name: beginsWith(editor.say(m.content_publish)) }
  await barOf(editor).getByRole('button', publish).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText(complete)
  await expect(dialog).toContainText(editor.say(m.content_left_unready))
  await expect(dialog).toContainText(incomplete)
  await editor.expectAccessible()
  await dialog.getByRole('button', publish).click()
  await expect(page.getByText(editor.say(m.content_published_many, { count: 1 })).first()).toBeVisible()
  await expect(rowsOf(editor).filter({ hasText: incomplete })).toBeVisible()
  await expect(rowsOf(editor).filter({ hasText: complete })).toHaveCount(0)

  await test.step('the same way it goes off the site again', async () => {
    await editor.open(`/organizer/content/speaker?state=published&q=${encodeURIComponent(complete)}`)
    await rowsOf(editor).getByRole('checkbox').check()
    const unpublish = { name: beginsWith(editor.say(m.content_unpublish)) }
    await barOf(editor).getByRole('button', unpublish).click()
    await dialog.getByRole('button', unpublish).click()
    await expect(page.getByText(editor.say(m.content_unpublished_many, { count: 1 })).first()).toBeVisible()
  })
  await editor.leave()
})

test('two passports are sent back at once, and the operator takes both calls on a phone', async ({
  browser,
}) => {
  const people = { ru: ['Третьяков', 'Menon'], en: ['Tretiakov', 'Menon'] } as const
  const security = await Visitor.arrive(browser, 'ru', { width: 1440 })
  await openConsole(security, 'security')
  const dialog = security.page.getByRole('dialog')
  await security.open('/organizer/passports')
  for (const name of people.ru) await rowsOf(security).filter({ hasText: name }).getByRole('checkbox').check()
  const sendBack = { name: beginsWith(security.say(m.organiser_passport_fail)) }
  await security.page
    .getByRole('region', { name: security.say(m.passport_bulk_selected_label) })
    .getByRole('button', sendBack)
    .click()
  const askedFor = dialog.getByRole('list', { name: security.say(m.staff_selection) }).getByRole('listitem')
  await expect(askedFor).toHaveCount(2)
  for (const name of people.ru) await expect(askedFor.filter({ hasText: name })).toBeVisible()
  await dialog.getByRole('button', sendBack).click()
  await expect(dialog.getByText(security.say(m.mismatch_none_marked))).toBeVisible()
  await security.expectAccessible()
  await dialog.getByRole('checkbox', { name: beginsWith(security.say(m.mismatch_birthDate)) }).check()
  await dialog.getByRole('button', sendBack).click()
  await expect(dialog).toHaveCount(0)
  await security.leave()

  const operator = await Visitor.arrive(browser, 'en', { width: 390 })
  await openConsole(operator, 'support')
  const { page } = operator
  const call = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await operator.open('/organizer/calls')
  const [first] = people.en
  const middleOf = async (control: Locator) => {
    const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 }
    return y + height / 2
  }
  const box = await middleOf(call(first).getByRole('checkbox'))
  const line = await middleOf(call(first).getByRole('button', { name: new RegExp(first) }))
  expect(Math.abs(box - line), 'the box stands beside the name').toBeLessThan(3)
  for (const name of people.en) await call(name).getByRole('checkbox').check()
  const take = { name: beginsWith(operator.say(m.call_take)) }
  await barOf(operator).getByRole('button', take).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await operator.expectAccessible()
  await asked.getByRole('button', take).click()
  await expect(page.getByText(operator.say(m.call_taken_many, { count: 2 })).first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(first) }).click()
  await expect(asked.getByText(operator.say(m.call_mine))).toBeVisible()
  await operator.leave()
})
