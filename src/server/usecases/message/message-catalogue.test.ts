import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { findMessage, type Given, type MessageName, messages } from './message-catalogue.ts'
import type { MessageScene } from './message-scene.ts'
import type { MessageDefinition } from './message-texts.ts'
import { renderForCopy, renderMessage } from './render-message.ts'
import { tellAddressee } from './tell-addressee.ts'
import { tell } from './tell-participant.ts'

type Texts = Record<string, string>

const written = {
  ru: JSON.parse(readFileSync('messages/ru/mail.json', 'utf8')) as Texts,
  en: JSON.parse(readFileSync('messages/en/mail.json', 'utf8')) as Texts,
}
const names = Object.keys(messages) as MessageName[]
const locales = ['ru', 'en'] as const

const scene = {
  needs: { config: { publicUrl: 'https://forum.example' } },
  edition: { nameRu: 'Форум', nameEn: 'Forum', supportEmail: 'support@forum.example' },
}
/** The type names whatever any message is given, so that a new parameter is added here. */
const given: Given<MessageName> = {
  amount: 'AMOUNT',
  assistant: 'ASSISTANT',
  before: 'BEFORE',
  by: 'BY',
  changes: 'CHANGES',
  code: '123456',
  company: 'COMPANY',
  coordinator: 'COORDINATOR',
  count: '3',
  day: 'DAY',
  days: 'DAYS',
  decided: 'DECIDED',
  factor: 'FACTOR',
  headline: 'HEADLINE',
  host: 'HOST',
  left: 'LEFT',
  link: 'https://forum.example/link',
  missing: 'MISSING',
  note: ' NOTE',
  number: 'NUMBER',
  order: 'ORDER',
  places: '6',
  paidOn: 'PAID ON',
  passportBy: 'PASSPORT BY',
  paper: 'PAPER',
  payBy: 'PAY BY',
  rates: ' RATES',
  payer: 'PAYER',
  people: 'PEOPLE',
  person: 'PERSON',
  phone: 'PHONE',
  reason: 'REASON',
  received: 'RECEIVED',
  registrant: 'REGISTRANT',
  replaced: 'REPLACED',
  returnedOn: 'RETURNED ON',
  sections: 'SECTIONS',
  shift: 'SHIFT',
  tasks: 'TASKS',
  unsubscribe: 'https://forum.example/unsubscribe/1',
  until: 'UNTIL',
  words: 'WORDS',
}

const everyText = names.flatMap(message =>
  locales.flatMap(locale => [
    { message, locale, name: 'NAME', spokenTo: 'NAME' },
    { message, locale, name: null, spokenTo: locale === 'ru' ? 'участник' : 'participant' },
  ]),
)

/** A text as it is written, with its braces filled in. */
function filled(key: string, locale: 'ru' | 'en', spokenTo: string): string | null {
  const { publicUrl: url } = scene.needs.config
  const forum = locale === 'ru' ? 'Форум' : 'Forum'
  const known: Texts = { ...given, name: spokenTo, forum, support: scene.edition.supportEmail, url }
  const text = written[locale][key]?.replace(/\{(\w+)\}/g, (brace, name: string) => known[name] ?? brace)
  return text ?? null
}

test.each(everyText)('$message in $locale, to $spokenTo', ({ message, locale, name, spokenTo }) => {
  const copiedAs = findMessage(message).copiedAs?.template ?? message
  for (const [template, { sms, email }] of [
    [message, renderMessage(scene, message, { to: { name, locale }, content: given })],
    [copiedAs, renderForCopy(scene, message, { to: { name, locale }, content: () => given })],
  ] as const) {
    for (const said of [sms, email?.subject, email?.text].filter(each => typeof each === 'string')) {
      expect(said.trim()).not.toBe('')
      expect(said).not.toMatch(/undefined|\[object|[{}]/)
    }
    expect(sms ?? email).not.toBeNull()
    const short = filled(`mail_${template}_sms`, locale, spokenTo)
    expect(sms).toBe(locale === 'en' ? (short?.replaceAll('\u00a0', ' ') ?? null) : short)
    expect(email?.subject ?? null).toBe(filled(`mail_${template}_subject`, locale, spokenTo))
    expect(email?.text ?? null).toBe(filled(`mail_${template}_text`, locale, spokenTo))
  }
})

test('every text of the area mail is one of a message, or a word that is named elsewhere', () => {
  const used = new Set<unknown>(
    Object.values<MessageDefinition>(messages).flatMap(each => [
      ...[each.sms, each.subject, each.text],
      ...[each.copiedAs?.sms, each.copiedAs?.subject, each.copiedAs?.text],
    ]),
  )
  const folder = 'src/server/usecases'
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('-messages.ts'))
    .map(path => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
  const texts = Object.entries(m).filter(([key]) => key.startsWith('mail_'))
  const unused = texts.filter(
    ([key, text]) => !used.has(text) && !new RegExp(`\\bm\\.${key}\\b`).test(sources),
  )
  expect(texts.map(([key]) => key).sort()).toEqual(Object.keys(written.ru).sort())
  expect(unused.map(([key]) => key)).toEqual([])
})

test('what a message needs is held by its type', () => {
  const wrong = (
    at: MessageScene,
    person: Parameters<typeof tell>[2],
    to: Parameters<typeof tellAddressee>[2],
  ) => [
    // @ts-expect-error the last day of the term is missing
    tell(at, 'approved', person, { amount: '1 ₽' }),
    // @ts-expect-error it is missing in one language as in both
    tell(at, 'approved', person, locale => ({ amount: locale })),
    // @ts-expect-error nothing is left out by being undefined
    tell(at, 'rejected', person, { reason: undefined }),
    // @ts-expect-error no such message
    tell(at, 'approved_twice', person, {}),
    // @ts-expect-error of one among several, what any of them needs
    tell(at, person.erasedAt ? 'erasure_done' : 'erasure_refused', person, {}),
    // @ts-expect-error the person is missing
    tellAddressee(at, 'declined', to, {}),
    renderMessage(scene, 'confirmation_link', {
      to: { name: null, locale: 'ru' },
      // @ts-expect-error the link is missing
      content: { registrant: 'Maria' },
    }),
  ]
  expect(wrong).toBeTypeOf('function')
})

test('what a new message needs is held by its type', () => {
  const { mail_cancelled_sms: sms, mail_cancelled_subject: subject, mail_cancelled_text: text } = m
  expect([
    { sms, subject, text, urgency: 'notice', copied: 'home' } satisfies MessageDefinition,
    // @ts-expect-error who gets a copy is not said
    { sms, subject, text, urgency: 'notice' } satisfies MessageDefinition,
    // @ts-expect-error a letter has a subject
    { sms, text, urgency: 'notice', copied: 'never' } satisfies MessageDefinition,
    // @ts-expect-error it goes by no channel
    { urgency: 'notice', copied: 'never' } satisfies MessageDefinition,
    // @ts-expect-error no such section
    { sms, urgency: 'notice', copied: 'house' } satisfies MessageDefinition,
    // @ts-expect-error how soon it is sent is not said
    { sms, copied: 'never' } satisfies MessageDefinition,
  ]).toHaveLength(6)
})

test.each(locales.flatMap(locale => names.map(name => ({ name, locale }))))(
  'the SMS $name in $locale says whose it is',
  ({ name, locale }) => {
    const { sms } = renderMessage(scene, name, { to: { name: 'NAME', locale }, content: given })
    // A code names the site instead, in the line that browsers read.
    if (sms !== null) expect(sms).toContain(name === 'code' ? 'HOST' : locale === 'ru' ? 'Форум' : 'Forum')
  },
)
