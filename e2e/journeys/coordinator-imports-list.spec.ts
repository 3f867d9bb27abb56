import { m } from '#messages/compiled/messages.js'
import { asTable, elevenPeople, type Listed, startGroup } from '../fixtures/group.ts'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'

const rows = (visitor: Visitor) => visitor.page.getByRole('rowheader')
const dialog = (visitor: Visitor) => visitor.page.getByRole('dialog')

/** As an office makes it: a title, headings of its own, one country misspelt and the others left out, somebody twice, and a total below. */
function asOfficeMakesIt(people: readonly Listed[]): string {
  const rowOf = ({ last, first, latin, phone }: Listed, index: number) => [
    String(index + 1),
    `${last} ${first} Игоревна`,
    phone.replace('+7', '8 '),
    `${latin.toLowerCase()}@bank.example`,
    '5.3.81',
    index === 2 ? 'Рассия' : '',
    'Аналитик',
  ]
  const listed = [...people, ...people.slice(0, 1)]
  return [
    ['Участники от банка'],
    [],
    ['№ п/п', 'Кто едет', 'Связь', 'Эл. адрес', 'Д/р', 'Страна', 'Должность'],
    ...listed.map(rowOf),
    ['Итого: 12 чел.'],
  ]
    .map(cells => cells.join('\t'))
    .join('\n')
}

test('a list as an office makes it, put right in place, and the grown list again', async ({ browser }) => {
  test.setTimeout(240_000)
  const coordinator = await Visitor.arrive(browser, 'ru')
  const people = elevenPeople()
  await startGroup(coordinator, freshPhone())
  await readList(coordinator, asOfficeMakesIt(people))
  await nameColumns(coordinator)

  await expect(
    dialog(coordinator).getByText(coordinator.say(m.import_country_unknown, { typed: 'Рассия' })),
  ).toBeVisible()
  await expect(dialog(coordinator).getByText(coordinator.say(m.import_repeats, { number: 4 }))).toBeVisible()
  // Everybody but the one whose country is misspelt.
  await coordinator.button(m.import_fill, { count: 11 }).click()
  await expect(coordinator.button(m.import_fill, { count: 11 })).toHaveCount(0)
  await coordinator.expectAccessible()

  await coordinator.button(m.import_add_right, { count: 10 }).click()
  await expect(rows(coordinator).and(dialog(coordinator).getByRole('rowheader'))).toHaveCount(2)
  await coordinator.button(m.import_remove_repeats, { count: 1 }).click()
  await dialog(coordinator)
    .getByLabel(new RegExp(`^${coordinator.say(m.import_field_citizenship)}, `))
    .fill('Россия')
  await coordinator.page.keyboard.press('Tab')
  await coordinator.button(m.import_add, { count: 1 }).click()
  await expect(dialog(coordinator)).toHaveCount(0)
  await expect(rows(coordinator)).toHaveCount(11)

  await addTheGrownList(coordinator, people)
  await coordinator.leave()
})

async function readList(coordinator: Visitor, list: string): Promise<void> {
  const { page } = coordinator
  // On an empty board the button itself, later an entry of the menu.
  const many = coordinator.button(m.group_add_many)
  const menu = coordinator.button(m.group_add)
  await expect(many.or(menu).first()).toBeVisible()
  if (await many.isVisible()) await many.click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name: coordinator.say(m.group_add_many) }).click()
  }
  await dialog(coordinator).getByLabel(coordinator.say(m.import_paste_label)).fill(list)
  await coordinator.button(m.import_paste_read).click()
}

/** Without a name and a phone nothing can be added, so the choice is open already. */
async function nameColumns(coordinator: Visitor): Promise<void> {
  const choose = async (heading: string, column: Parameters<Visitor['say']>[0]) =>
    dialog(coordinator)
      .getByLabel(heading, { exact: true })
      .selectOption({ label: coordinator.say(column) })
  await choose('Кто едет', m.import_field_fullName)
  await choose('Связь', m.import_field_phone)
  await choose('Страна', m.import_field_citizenship)
  await coordinator.expectAccessible()
  await coordinator.button(m.import_columns_read).click()
}

/** Own members are no errors to be mended one by one. */
async function addTheGrownList(coordinator: Visitor, people: readonly Listed[]): Promise<void> {
  const grown = [
    ...people,
    { last: 'Новикова', first: 'Анна', latin: 'Novikova', phone: freshPhone() },
    { last: 'Орлова', first: 'Анна', latin: 'Orlova', phone: freshPhone() },
  ]
  await readList(coordinator, asTable(grown))
  await coordinator.button(m.import_remove_repeats, { count: 11 }).click()
  await coordinator.button(m.import_add, { count: 2 }).click()
  await expect(dialog(coordinator)).toHaveCount(0)
  await expect(rows(coordinator)).toHaveCount(13)
}
