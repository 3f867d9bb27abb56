import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { sampleMember } from './member-samples.ts'
import { removeText, removeTitle } from './remove-words.ts'

const one = sampleMember({ lastName: 'Абрамова', firstName: 'Анна', middleName: 'Игоревна' })

it('asks by name about one, by count about many', () => {
  expect(removeTitle([one], 'ru')).toBe('Убрать из группы: Абрамова Анна Игоревна?')
  expect(removeTitle([one, one], 'ru')).toBe(m.group_remove_title({ count: 2 }))
})

it.each([
  ['nobody has confirmed', [true, true], m.group_remove_text_unconfirmed],
  ['all have confirmed', [false, false], m.group_remove_text_confirmed],
  ['some have', [true, false], m.group_remove_text],
])('says what becomes of the applications where %s', (_, editable, text) => {
  expect(removeText(editable.map(each => ({ editable: each })))).toBe(text())
})
