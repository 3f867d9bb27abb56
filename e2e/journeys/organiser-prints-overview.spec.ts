import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** What A4 leaves between its margins, in pixels. */
const paperWidth = 718

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 1200],
] as const)
  test(`finance prints the overview: each plot whole, its numbers below, and no buttons (${locale}, ${width})`, async ({
    browser,
  }) => {
    const finance = await Visitor.arrive(browser, locale, { width })
    const { page } = finance
    await openConsole(finance, 'finance')
    const money = page.getByRole('region', { name: finance.say(m.overview_money), exact: true })
    await expect(money.locator('svg.ct-chart-line, svg.ct-chart-bar').first()).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    // Paper narrows the page without a word to it: no window is resized.
    await page.addStyleTag({ content: `@media print { body { width: ${paperWidth}px } }` })
    await expect(money.getByRole('table')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    const drawn = await page.locator('figure').evaluateAll(figures =>
      figures.map(figure => {
        const marks = [...figure.querySelectorAll('.ct-line, .ct-point, .ct-bar, .ct-grid, .ct-label')]
        return Math.max(...marks.map(mark => mark.getBoundingClientRect().right))
      }),
    )
    expect(drawn.length).toBeGreaterThan(1)
    for (const right of drawn) expect(right).toBeLessThanOrEqual(paperWidth)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await finance.leave()
  })
