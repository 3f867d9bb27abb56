import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** A participant of the demo who is paid and verified. */
const participantPhone = '+79001000003'
/** Another phone: each gets only five codes an hour. */
const readerPhone = '+79001180437'

const textArea = (visitor: Visitor, label: () => string) =>
  visitor.page.getByRole('textbox', { name: visitor.say(label as never), exact: true })

const log = (visitor: Visitor) => visitor.page.getByRole('log', { name: visitor.say(m.chat_log_label) })

async function write(visitor: Visitor, label: () => string, text: string): Promise<void> {
  await textArea(visitor, label).fill(text)
  await textArea(visitor, label).press('Enter')
}

/** Opens the chat that contains this text, as support. */
async function openChat(support: Visitor, text: string): Promise<void> {
  await support.open('/organizer/chats')
  await support.expectAccessible()
  await support.page.getByRole('row').filter({ hasText: text }).getByRole('link').click()
  await expect(log(support).getByText(text)).toBeVisible()
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`a participant and support talk in ${locale}`, async ({ browser }, { retry }) => {
    // What an attempt before wrote is still in the chat.
    const round = `${locale} ${retry}`
    const words = {
      question: `Question in ${round}`,
      answer: `Answer in ${round}`,
      away: `Written away in ${round}`,
      offline: `Written offline in ${round}`,
    }
    const participant = await Visitor.arrive(browser, locale)
    await participant.open('/login')
    await participant.logIn(participantPhone)
    await participant.page.waitForURL(`**${participant.path('/account')}`)
    // The count of unread messages follows the word.
    const chat = new RegExp(`^${participant.say(m.account_nav_chat)}`)
    await participant.page.getByRole('link', { name: chat }).first().click()
    await expect(textArea(participant, m.chat_write)).toBeVisible()
    await write(participant, m.chat_write, words.question)
    const question = log(participant).getByRole('listitem').filter({ hasText: words.question })
    await expect(question.getByText(participant.say(m.chat_mark_sent))).toBeAttached()
    await participant.expectAccessible()

    const support = await Visitor.arrive(browser, locale)
    await openConsole(support, 'support')
    await openChat(support, words.question)
    await support.expectAccessible()
    await expect(question.getByText(participant.say(m.chat_mark_read))).toBeAttached()

    await support.page.keyboard.press('r')
    await expect(textArea(support, m.chats_answer_label)).toBeFocused()
    await write(support, m.chats_answer_label, words.answer)
    await expect(log(participant).getByText(words.answer)).toBeVisible()
    const answer = log(support).getByRole('listitem').filter({ hasText: words.answer })
    await expect(answer.getByText(support.say(m.chat_mark_read))).toBeAttached()

    // A refused file says so on its own line.
    const files = participant.page.locator('input[type=file]')
    await files.setInputFiles([
      { name: 'details.txt', mimeType: 'text/plain', buffer: Buffer.from('7799001175') },
      { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no') },
    ])
    await expect(participant.page.getByRole('alert')).toHaveCount(1)
    await participant.button(m.chat_file_remove, { name: 'photo.heic' }).click()
    await participant.button(m.chat_send).click()
    const save = log(support)
      .getByRole('button', { name: /details\.txt/ })
      .last()
    const download = support.page.waitForEvent('download')
    await save.click()
    expect((await download).suggestedFilename()).toBe('details.txt')

    // What both sides write while the connection is lost must appear once, in the same order for both.
    await participant.page.context().setOffline(true)
    await write(participant, m.chat_write, words.offline)
    await expect(participant.page.getByText(participant.say(m.chat_offline))).toBeVisible()
    await write(support, m.chats_answer_label, words.away)
    await expect(log(support).getByText(words.away)).toBeVisible()
    await participant.page.context().setOffline(false)
    for (const visitor of [participant, support]) {
      await expect(log(visitor).getByText(words.offline)).toHaveCount(1)
      await expect(log(visitor).getByText(words.away)).toHaveCount(1)
    }
    await expect(participant.page.getByText(participant.say(m.chat_offline))).toBeHidden()

    await support.leave()
    await participant.leave()
  })

test('what waits unread is told everywhere, and an update that is opened waits no more', async ({
  browser,
}) => {
  const participant = await Visitor.arrive(browser, 'ru', { width: 360 })
  const { page } = participant
  await participant.open('/login')
  await participant.logIn(readerPhone)
  await page.waitForURL('**/account')
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const urgent = page
    .getByRole('region', { name: participant.say(m.updates_urgent_label) })
    .getByRole('link')
    .first()
  await urgent.click()
  await expect(page).toHaveURL(/tab=updates&update=/)
  const opened = page.getByRole('button', { expanded: true }).first()
  await expect(opened).not.toContainText(participant.say(m.updates_new))
  await participant.expectAccessible()
  await participant.open('/account')
  await expect(participant.heading(m.cabinet_when_title)).toBeVisible()
  await expect(urgent).toHaveCount(0)
  await participant.leave()
})

test('a blocked person writes to support', async ({ browser }) => {
  const blocked = await Visitor.arrive(browser, 'ru')
  await blocked.open('/login')
  await blocked.logIn('+79001000004')
  await blocked.page.waitForURL('**/login/blocked')
  await write(blocked, m.chat_write, 'Почему закрыт доступ?')
  await expect(log(blocked).getByText('Почему закрыт доступ?')).toBeVisible()
  await blocked.expectAccessible()
  await blocked.leave()
})
