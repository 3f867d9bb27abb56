import { expect, test } from 'vitest'
import { type CopyRecipient, includesAddress, withoutDoubles } from './copy-recipients.ts'

const own = { phone: '+79160000000', email: 'person@mail.example' }
const contact = (phone: string | null, email: string | null): CopyRecipient => ({
  phone,
  email,
  as: 'contactPerson',
  locale: 'ru',
})
const assistant = (phone: string | null, email: string | null): CopyRecipient => ({
  phone,
  email,
  as: 'assistant',
  locale: 'en',
})

test.each<[string, CopyRecipient[], CopyRecipient[]]>([
  ['nobody', [], []],
  [
    'two of their own addresses',
    [contact('+1', 'a@mail.example'), assistant('+2', null)],
    [contact('+1', 'a@mail.example'), assistant('+2', null)],
  ],
  [
    'contact person and assistant with one phone',
    [contact('+1', 'a@mail.example'), assistant('+1', 'b@mail.example')],
    [contact('+1', 'a@mail.example'), assistant(null, 'b@mail.example')],
  ],
  [
    'one mailbox in other capitals, and one phone',
    [contact('+1', 'A@mail.example'), assistant('+1', 'a@MAIL.example')],
    [contact('+1', 'A@mail.example')],
  ],
  ['the participant’s own mailbox', [contact(null, 'Person@mail.example')], []],
])('%s', (_, recipients, expected) => {
  expect(withoutDoubles(recipients, own)).toEqual(expected)
})

test('whoever is written to nowhere shares no address with anybody', () => {
  const recipients = [contact('+1', null), assistant(null, 'a@mail.example')]
  expect(withoutDoubles(recipients, { phone: null, email: null })).toEqual(recipients)
})

test.each([
  ['+1', true],
  ['A@MAIL.example', true],
  ['+2', false],
])('%s is theirs: %s', (address, expected) => {
  expect(includesAddress([contact('+1', null), assistant('+3', 'a@mail.example')], address)).toBe(expected)
})
