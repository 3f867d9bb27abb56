import { describe, expect, it } from 'vitest'
import { readingsOf } from './name-sounds.ts'
import { bothFrequent, sameByCustom, surnameForm } from './surnames.ts'

const key = (written: string) => readingsOf(written)[0]?.key ?? ''
const form = (written: string) => surnameForm(key(written))

describe('surnameForm', () => {
  it.each([
    ['Орехова', 'Орехов', 'female'],
    ['Никитина', 'Никитин', 'female'],
    ['Чайковская', 'Чайковский', 'female'],
    ['Толстая', 'Толсты', 'female'],
    ['Орехов', 'Орехов', 'male'],
    ['Чайковский', 'Чайковский', 'male'],
    ['Макаренко', 'Макаренко', null],
    ['Шевчук', 'Шевчук', null],
    ['Ким', 'Ким', null],
    // Too short for an ending: it is a surname as it stands.
    ['Евин', 'Евин', null],
    ['Левин', 'Левин', 'male'],
  ])('%s is borne by a man as %s', (written, masculine, gender) => {
    expect(form(written)).toMatchObject({ masculine: key(masculine), gender })
  })

  it('tells the families of surnames by their endings', () => {
    expect(
      ['Макаров', 'Макаренко', 'Макарук', 'Макарян', 'Ким'].map(written => form(written).ending),
    ).toEqual(['ov', 'enko', 'uk', 'ian', null])
  })
})

it.each([
  ['Цой', 'Choi', true],
  ['LEE', 'Ли', true],
  ['Цой', 'Lee', false],
  ['Ким', 'Lee', false],
])('takes %s and %s for one name by custom: %s', (left, right, same) => {
  expect(sameByCustom(left, right)).toBe(same)
  expect(sameByCustom(right, left)).toBe(same)
})

it.each([
  ['Петров', 'Перов', true],
  ['Петров', 'Петров', false],
  ['Петров', 'Петтеров', false],
  ['Щегловин', 'Щеглов', false],
])('knows whether %s and %s are two frequent surnames: %s', (left, right, both) => {
  expect(bothFrequent(key(left), key(right))).toBe(both)
})
