import { expect, test } from 'vitest'
import { type Areas, messageFaults, unusedKeys } from '../../scripts/message-faults.ts'
import { wordingFaults } from '../../scripts/wording-faults.ts'

const days = (forms: string[]) => [
  {
    declarations: ['input count', 'local plural = count: plural'],
    selectors: ['plural'],
    match: Object.fromEntries(forms.map(form => [`plural=${form}`, '{count} …'])),
  },
]

const right: { ru: Areas; en: Areas } = {
  ru: { mail: { hello: 'Привет, {name}', days: days(['one', 'few', 'many', '*']) } },
  en: { mail: { hello: 'Hello, {name}', days: days(['one', '*']) } },
}

test('two languages that say the same have no faults', () => {
  expect(messageFaults(right, ['mail'])).toEqual([])
})

test.each<[string, { ru?: Areas; en?: Areas }, RegExp]>([
  ['an area without its twin', { en: {} }, /messages\/en\/mail.json is missing/],
  ['a key without its twin', { en: { mail: { days: days(['one', '*']) } } }, /has no hello/],
  [
    'another placeholder',
    { en: { mail: { ...right.en.mail, hello: 'Hello, {title}' } } },
    /\{name\} in Russian and \{title\}/,
  ],
  ['no text', { en: { mail: { ...right.en.mail, hello: ' {name}' } } }, /begins or ends with a space/],
  ['straight quotes', { ru: { mail: { ...right.ru.mail, hello: 'Привет, "{name}"' } } }, /straight quotes/],
  ['three dots', { ru: { mail: { ...right.ru.mail, hello: 'Привет, {name}...' } } }, /three dots/],
  [
    'a missing plural form',
    { ru: { mail: { ...right.ru.mail, days: days(['one', '*']) } } },
    /lacks the plural forms few, many/,
  ],
])('%s', (_name, change, fault) => {
  expect(messageFaults({ ...right, ...change }, ['mail'])).toEqual([expect.stringMatching(fault)])
})

test('an empty text, a key in two areas and an unlisted area', () => {
  const both = { mail: { hello: '' }, sms: { hello: 'x' } }
  expect(messageFaults({ ru: both, en: both }, ['mail'])).toEqual([
    'sms.json is not listed in project.inlang/settings.json (pathPattern)',
    'messages/ru: hello is both in mail.json and in sms.json',
    'messages/ru/mail.json: hello is empty',
    'messages/en: hello is both in mail.json and in sms.json',
    'messages/en/mail.json: hello is empty',
  ])
})

test('a key is used by its name or by a name built from its start', () => {
  const areas = { mail: { hello: 'x', error_phone: 'x', leftover: 'x' } }
  expect(unusedKeys(areas, ['m.hello()', `m[\`error_\${code}\`]`])).toEqual([
    'mail.json: leftover is used nowhere',
  ])
})

test.each<['ru' | 'en', string, string, string[]]>([
  ['en', 'organiser_x', 'The payer gets a letter.', ['says "gets a letter": write "email"']],
  ['en', 'letters_x', 'Before sending you see the letter.', []],
  ['ru', 'a', 'Заявка\u00a0— в\u00a0работе, осталось 3\u00a0дня', []],
  ['ru', 'a', 'Заявка в работе', ['can break after a short word: "в работе"']],
  ['ru', 'a', 'Осталось 3 дня', ['can break between a number and its word: "3 дня"']],
  ['ru', 'a', 'Заявка — одна', ['can break before a dash: "а — одна"']],
  ['ru', 'a', 'Счёт № 5', ['can break after №: "№ 5"']],
  [
    'ru',
    'a',
    'Оргкомитет смотрит фото',
    ['says "Оргкомитет смотрит": write "проверяет; автоматическая проверка"'],
  ],
  ['ru', 'a', 'Ваш статус', ['says "статус": write "состояние"']],
  ['ru', 'withdraw_question', 'Отозвать заявку', ['is a question without its mark']],
  ['ru', 'content_field_question', 'Вопрос', []],
  ['ru', 'documents_power_lead', 'Доверенное лицо', []],
  ['en', 'a', 'Enter your VAT number', ['says "VAT number": write "tax number (INN)"']],
  ['en', 'a', 'Our photographer', []],
  ['en', 'a', 'Attempts left: 3. Log in by phone', ['says "by phone": write "with a phone number"']],
  ['en', 'a', 'The data are kept', ['says "data are": write "data is; details of a person"']],
  ['en', 'signup_lead', 'A code by SMS', ['says "SMS": write "text message"']],
  ['en', 'organiser_lead', 'A code by SMS', []],
])('%s %s: %s', (locale, key, text, faults) => {
  expect(wordingFaults(locale, key, text)).toEqual(faults)
})
