import type { Page } from '@playwright/test'
import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** An approved person of the demo whose survey and stars no other journey looks at. */
const phone = { ru: '+79001174806', en: '+79001180437' }

/** Chooses the answer at `place` of the question that is shown, and goes on. */
async function answer(page: Page, place: number): Promise<void> {
  const question = page.locator('.question:visible')
  const title = await question.getByRole('group').locator('legend').textContent()
  await question.locator('input').nth(place).check()
  await page.locator('#content button[type=submit]').click()
  await expect(question.filter({ hasText: title ?? '' })).toHaveCount(0)
}

for (const locale of ['ru', 'en'] as Locale[]) {
  test(`the survey is taken step by step, kept, shared, and joined with the account in ${locale}`, async ({
    browser,
  }) => {
    test.slow()
    const visitor = await Visitor.arrive(browser, locale, { width: locale === 'ru' ? 390 : 1280 })
    const { page } = visitor
    await visitor.open('/test')
    await expect(page.getByText(visitor.say(m.survey_progress, { at: 1, of: 9 }))).toBeVisible()
    await visitor.expectAccessible()
    // Nothing chosen: one is told, and stays.
    await expect(page.locator('#content form[data-awake]')).toBeVisible()
    await page.locator('#content button[type=submit]').click()
    await expect(page.getByText(visitor.say(m.survey_choose_one))).toBeVisible()
    for (const place of [0, 0, 1]) await answer(page, place)

    // What was answered is there after a reload.
    await page.reload()
    await expect(page.getByText(visitor.say(m.survey_continued))).toBeVisible()
    await expect(page.getByText(visitor.say(m.survey_progress, { at: 4, of: 9 }))).toBeVisible()
    await visitor.button(m.survey_back).click()
    await expect(page.locator('.question:visible input:checked')).toHaveCount(1)
    await page.locator('#content button[type=submit]').click()
    for (let step = 4; step < 9; step += 1) await answer(page, 0)

    // A send that fails keeps everything.
    await page.route('**/api/v2/survey*', route => route.abort())
    await page.locator('.question:visible input').first().check()
    await page.locator('#content button[type=submit]').click()
    await expect(page.getByRole('alert')).toContainText(visitor.say(m.survey_answers_kept))
    await page.unroute('**/api/v2/survey*')
    await visitor.button(m.survey_send_again).click()
    await page.waitForURL(/\/test\/[0-9a-f-]{36}$/)
    const result = new URL(page.url()).pathname
    await expect(page.getByText(visitor.say(m.survey_result_kicker))).toBeVisible()
    await expect(page.getByRole('link', { name: visitor.say(m.survey_own) })).toBeVisible()
    await visitor.expectAccessible()

    // Somebody else sees the same page, and is asked to take the survey.
    const friend = await Visitor.arrive(browser, locale)
    await friend.page.goto(result)
    await expect(friend.link(m.survey_take)).toBeVisible()
    const picture = await friend.page.locator('meta[property="og:image"]').count()
    expect(picture).toBe(1)
    await friend.leave()

    // A star on a proposed session.
    const star = page.locator('[data-star]').first()
    const name = (await star.getAttribute('aria-label')) ?? ''
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')

    // The programme proposes sessions by it, without a log-in.
    await visitor.open('/program')
    const forYou = page.locator('[data-for-you]')
    await expect(forYou.getByRole('heading', { name: visitor.say(m.recommend_title) })).toBeVisible()
    await expect(forYou.getByRole('listitem')).toHaveCount(3)
    await visitor.expectAccessible()

    // Whoever comes back sees the result in place of the questions, before any file of script has come.
    await page.route('**/*.js', route => route.abort())
    await visitor.open('/test')
    await expect(visitor.heading(m.survey_taken_title)).toBeVisible()
    await expect(page.locator('.question:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: visitor.say(m.survey_taken_open) })).toHaveAttribute(
      'href',
      result,
    )
    await page.unroute('**/*.js')

    await visitor.open('/login')
    await visitor.logIn(phone[locale])
    await page.waitForURL('**/account')
    await expect(visitor.heading(m.survey_mine_title)).toBeVisible()
    await expect(
      page.getByRole('region', { name: visitor.say(m.recommend_title) }).getByRole('listitem'),
    ).toHaveCount(3)
    const own = page.getByRole('link', { name: visitor.say(m.survey_taken_open) })
    await expect(own).toHaveAttribute('href', result)
    await visitor.expectAccessible()

    await visitor.open('/account/favourites')
    const kept = page.getByRole('button', { name, exact: true })
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
    await visitor.expectAccessible()

    // Another device of the same person knows both.
    const desk = await Visitor.arrive(browser, locale, { width: 1440 })
    await desk.open('/login')
    await desk.logIn(phone[locale])
    await desk.page.waitForURL('**/account')
    await desk.open('/account/favourites')
    await expect(desk.page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    // Among those that the demo may have given to this person.
    await desk.open('/program?mine=1')
    const starred = desk.page.getByRole('button', { name, exact: true }).and(desk.page.locator(':visible'))
    await expect(starred).toHaveAttribute('aria-pressed', 'true')
    await desk.expectAccessible()
    await starred.click()
    await expect(starred).toHaveCount(0)
    await expect(async () => {
      await visitor.open('/account/favourites')
      const read = visitor.heading(m.favourite_none).or(page.locator('[data-star][aria-pressed=true]'))
      await expect(read.first()).toBeVisible({ timeout: 5000 })
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await desk.leave()

    // And the result is deleted.
    await visitor.open('/account')
    await visitor.button(m.survey_delete).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(m.survey_delete), exact: true })
      .click()
    await expect(visitor.link(m.survey_take)).toBeVisible()
    await visitor.leave()
  })

  test(`the survey is taken without a script in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 360, script: false })
    const { page } = visitor
    await visitor.open('/test')
    const questions = page.locator('.question')
    await expect(questions).toHaveCount(9)
    await expect(page.locator('[data-star]:visible')).toHaveCount(0)
    for (const place of [0, 1, 2, 3, 4, 5, 6, 7]) await questions.nth(place).locator('input').first().check()
    // The browser itself asks for the last one; a form without that question is told by the page.
    await page.locator('#content form').evaluate(form => form.setAttribute('novalidate', ''))
    await page.locator('#content button[type=submit]').click()
    await expect(page.getByRole('alert')).toHaveText(visitor.say(m.survey_missing, { count: 1 }))
    await expect(page.locator('input:checked')).toHaveCount(8)
    await questions.nth(8).locator('input').first().check()
    await page.locator('#content button[type=submit]').click()
    await page.waitForURL(/\/test\/[0-9a-f-]{36}$/)
    await expect(page.getByText(visitor.say(m.survey_result_kicker))).toBeVisible()
    await visitor.leave()
  })
}
