import { expect, test } from 'vitest'
import { type Areas, messageFaults, unusedKeys } from '../../scripts/message-faults.ts'

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
