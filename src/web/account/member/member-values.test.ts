import { expect, it } from 'vitest'
import { judgeMember, type MemberValues, memberValues, newMember, sentMember } from './rules.ts'

const known: MemberValues = { ...newMember('ru'), lastName: 'Ветрова', phone: '+7 912 000-00-01' }

function faults(change: Partial<MemberValues>): string[] {
  const verdict = judgeMember('2025-09-15')({ ...known, ...change })
  return verdict.ok ? [] : verdict.faults.map(({ field }) => field).sort()
}

it.each<[string, Partial<MemberValues>, string[]]>([
  ['a name and a phone will do', {}, []],
  ['a Latin surname will do', { lastName: '', latinLastName: 'Vetrova' }, []],
  ['a phone alone', { lastName: '' }, ['lastName']],
  ['a name alone', { phone: '' }, ['phone']],
  ['an e-mail alone', { lastName: '', phone: '', email: 'vetrova@bank.example' }, ['lastName', 'phone']],
  ['a wrong phone', { phone: '123' }, ['phone']],
  ['a wrong e-mail', { email: 'vetrova@' }, ['email']],
  ['Latin letters in a Cyrillic name', { lastName: 'Vetrova' }, ['lastName']],
  ['a child', { birthDate: '2010-01-01' }, ['birthDate']],
  ['a medium without a site yet', { role: 'media', mediaName: 'Вестник' }, []],
  ['a medium with a wrong site', { role: 'media', mediaWebsite: 'нет' }, ['mediaWebsite']],
  ['a site that is not asked', { mediaWebsite: 'нет' }, []],
])('%s', (_, change, expected) => {
  expect(faults(change)).toEqual(expected)
})

it('sends nothing for an empty field, and no way of address', () => {
  const sent = sentMember(known)
  expect(sent.person).toMatchObject({ lastName: 'Ветрова', firstName: null, birthDate: null })
  expect(sent.person).not.toHaveProperty('prefix')
  expect(sent).not.toHaveProperty('media')
})

it('sends the medium of who comes for one', () => {
  expect(sentMember({ ...known, role: 'media', mediaName: 'Вестник' }).media).toEqual({
    mediaName: 'Вестник',
    mediaWebsite: null,
  })
})

it('opens a saved form as it stands: what was never said is empty', () => {
  const values = memberValues({
    person: { lastName: 'Ветрова', citizenship: null },
    media: { mediaName: null, mediaWebsite: null },
    role: 'speaker',
    locale: 'en',
    version: 3,
    status: 'draft',
  })
  expect(values).toMatchObject({
    lastName: 'Ветрова',
    citizenship: '',
    country: '',
    mediaName: '',
    role: 'speaker',
    locale: 'en',
  })
})
