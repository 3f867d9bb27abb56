import { chromium } from 'playwright-core'
import { browserPath } from '../scripts/browser.mjs'
import { withApp } from './app-process.ts'
import { logInAs } from './browser-visit.ts'
import { makeGroup } from './group/make-group.ts'

await withApp({ mode: 'test', seeded: true }, async app => {
  const base = `http://127.0.0.1:${app.port}`
  const group = await makeGroup(base, 500)
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const phone of [false, true]) {
      const context = await browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        locale: 'ru-RU',
      })
      const page = await context.newPage()
      page.on(
        'console',
        msg => ['error', 'warning'].includes(msg.type()) && console.log('CONSOLE', msg.text().slice(0, 300)),
      )
      page.on('pageerror', error => console.log('PAGEERROR', error.message))
      await logInAs(page, base, { phone: group.phone, landing: '/account/group' })
      await page.goto(`${base}/account/group`)
      const rows = phone ? 'main li[aria-setsize]' : 'main tbody tr[id]'
      await page.locator(rows).nth(5).waitFor()
      const state = () =>
        page.evaluate(sel => {
          const all = [...document.querySelectorAll(sel)]
          const at = (e: Element | undefined) =>
            e && (e.getAttribute('aria-rowindex') ?? e.getAttribute('aria-posinset'))
          const seen = all.filter(e => {
            const b = e.getBoundingClientRect()
            return b.bottom > 0 && b.top < innerHeight
          })
          const box = document.querySelector('main table')?.parentElement
          return {
            drawn: all.length,
            first: at(all[0]),
            last: at(all.at(-1)),
            seenFirst: at(seen[0]),
            seenLast: at(seen.at(-1)),
            focus: at(document.activeElement ?? undefined),
            count:
              document.querySelector('main table')?.getAttribute('aria-rowcount') ??
              all[0]?.getAttribute('aria-setsize'),
            scrollTop: box?.scrollTop ?? scrollY,
            scrollHeight: box?.scrollHeight ?? document.documentElement.scrollHeight,
            widths: [...document.querySelectorAll('main th[scope=col]')]
              .map(e => Math.round(e.getBoundingClientRect().width))
              .join(','),
          }
        }, rows)
      console.log(phone ? 'PHONE' : 'DESK', 'opened', await state())
      await page.screenshot({ path: `/tmp/kl-${phone ? 'phone' : 'desk'}-1.png` })
      const scroll = (by: number) =>
        page.evaluate(y => {
          const box = document.querySelector('main table')?.parentElement
          box ? box.scrollBy({ top: y, behavior: 'instant' }) : scrollBy({ top: y, behavior: 'instant' })
        }, by)
      for (const by of [900, 5000, 9000]) {
        await scroll(by)
        await page.waitForTimeout(400)
        console.log('scrolled', by, await state())
      }
      await page.screenshot({ path: `/tmp/kl-${phone ? 'phone' : 'desk'}-2.png` })
      await scroll(1e6)
      await page.waitForTimeout(600)
      await scroll(1e6)
      await page.waitForTimeout(600)
      console.log('bottom', await state())
      await page.screenshot({ path: `/tmp/kl-${phone ? 'phone' : 'desk'}-3.png` })
      if (!phone) {
        await page.keyboard.press('j')
        await page.waitForTimeout(300)
        console.log('j', await state())
        for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowDown')
        await page.waitForTimeout(300)
        console.log('60 down', await state())
        await scroll(1e6)
        await page.waitForTimeout(400)
        console.log('away', await state())
        await page.keyboard.press('x')
        await page.keyboard.press('Shift+ArrowDown')
        await page.keyboard.press('Shift+ArrowDown')
        await page.waitForTimeout(300)
        console.log('ticked', await page.locator('main tbody input:checked').count(), await state())
        await page.keyboard.press('Control+f')
        await page.waitForTimeout(3000)
        console.log('ctrl+f', await state())
        await page.goto(`${base}/account/group`)
        await page.locator(rows).nth(5).waitFor()
        await page.emulateMedia({ media: 'print' })
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
        console.log('print', await state())
        await page.emulateMedia({ media: 'screen' })
      } else {
        await page.evaluate(() => scrollTo(0, 0))
        await page.waitForTimeout(500)
        console.log('top again', await state())
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
})
