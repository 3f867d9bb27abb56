import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`a name searched for stands in no address, in ${locale}`, async ({ browser }) => {
    const committee = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    const { page } = committee
    const say = committee.say.bind(committee)
    await openConsole(committee, 'committee')
    const person = /Карташов|Kartashov/
    const asked: string[] = []
    page.on('request', request => asked.push(decodeURIComponent(request.url())))
    page.on('framenavigated', frame => asked.push(decodeURIComponent(frame.url())))
    const field = page.getByRole('textbox', { name: say(m.organiser_applications_search) })
    const found = page.getByRole('main').getByRole('link', { name: person })

    await committee.open('/organizer/applications?status=all')
    const answer = page.waitForResponse(response => 'x-search-words' in response.request().headers())
    await field.fill('Карташов')
    expect((await answer).url()).not.toContain('q=')
    await expect(found.first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Орлова|Orlova/ })).toHaveCount(0)

    // A filter, a record and the way back keep the search, and so does loading the page anew.
    await page
      .getByRole('navigation', { name: say(m.organiser_status_tabs) })
      .getByRole('link', { name: new RegExp(`^${say(m.application_approved)}`) })
      .click()
    await expect(page).toHaveURL(/status=approved/)
    await expect(field).toHaveValue('Карташов')
    await found.first().click()
    await expect(page.getByRole('heading', { name: person }).first()).toBeVisible()
    if (locale === 'en') await page.goBack()
    await expect(field).toHaveValue('Карташов')
    await page.reload()
    await expect(field).toHaveValue('Карташов')
    await expect(found.first()).toBeVisible()

    // Neither the server nor the browser's history has seen the name in an address.
    expect(asked.filter(url => url.includes('Карташов'))).toEqual([])

    // A link of before is taken out of the address.
    await committee.open(`/organizer/applications?status=approved&q=${encodeURIComponent('Карташов')}`)
    await expect(field).toHaveValue('Карташов')
    await expect(page).not.toHaveURL(/q=/)
    await expect(page).toHaveURL(/status=approved/)
  })
