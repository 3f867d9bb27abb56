import { m } from '#messages/compiled/messages.js'
import { expect, type Visitor } from '../fixtures/journey.ts'

export type Message = Parameters<Visitor['say']>[0]

/** How a field is filled: a text in both languages, a line, an option, a day, a piece of content by its name, or a picture. */
export type Filling =
  | { ru: string; en: string }
  | { line: string }
  | { option: string | { index: number } }
  | { day: string }
  | { named: string }
  | { picture: Buffer }

export type Piece = {
  kind: Message
  fields: readonly (readonly [Message, Filling])[]
  /** Whether the console asks before it publishes: a speaker cannot change a published card. */
  asked?: true
}

/** Opens a part of the console by its link in the rail. */
export async function openPart(editor: Visitor, part: Message): Promise<void> {
  const rail = editor.page.getByRole('navigation', { name: editor.say(m.organiser_console) })
  const link = rail.getByRole('link', { name: editor.say(part), exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** Writes one piece of content and publishes it, by clicking alone. */
export async function publishPiece(editor: Visitor, { kind, fields, asked }: Piece): Promise<void> {
  await openPart(editor, m.content_nav_content)
  await editor.page
    .getByRole('main')
    .getByRole('link', { name: editor.say(kind), exact: true })
    .click()
  await editor.link(m.content_list_new).click()
  for (const [label, filling] of fields) await fillField(editor, label, filling)
  await publish(editor, asked)
}

/** Publishes what is in the editor, and waits until it is on the site. */
export async function publish(editor: Visitor, asked = false): Promise<void> {
  const { page } = editor
  const word = editor.say(m.content_publish)
  const published = page.waitForResponse(response => response.url().endsWith('/publish'))
  await page
    .getByRole('button', { name: new RegExp(`^${word}`) })
    .first()
    .click()
  if (asked) await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
  const response = await published
  expect(response.status(), await response.text()).toBe(200)
}

export async function fillField(editor: Visitor, label: Message, filling: Filling): Promise<void> {
  const { page } = editor
  const name = editor.say(label)
  const group = page.getByRole('group', { name }).first()
  if ('ru' in filling) {
    await group.getByRole('textbox', { name: editor.say(m.content_language_ru) }).fill(filling.ru)
    await group.getByRole('textbox', { name: editor.say(m.content_language_en) }).fill(filling.en)
  } else if ('line' in filling) await page.getByRole('textbox', { name }).first().fill(filling.line)
  else if ('option' in filling)
    await page.getByRole('combobox', { name }).first().selectOption(filling.option)
  else if ('day' in filling) await fillDay(editor, label, filling.day)
  else if ('named' in filling) {
    await group.getByRole('combobox').fill(filling.named)
    await group.getByRole('option').first().click()
  } else {
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: filling.picture }
    await group.locator('input[type=file]').setInputFiles(file)
    await expect(group.locator('img').first()).toBeVisible()
  }
}

async function fillDay(editor: Visitor, label: Message, day: string): Promise<void> {
  const group = editor.page.getByRole('group', { name: editor.say(label), exact: true })
  const [year = '', month = '', date = ''] = day.split('-')
  await group.getByLabel(editor.say(m.content_date_day)).fill(date)
  await group.getByLabel(editor.say(m.content_date_month)).fill(month)
  await group.getByLabel(editor.say(m.content_date_year)).fill(year)
}
