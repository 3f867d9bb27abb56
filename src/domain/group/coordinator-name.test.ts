import { expect, test } from 'vitest'
import { coordinatorName } from './coordinator-name.ts'

const names = { firstName: 'Алла', lastName: 'Щукина' }
const unspelt = { latinFirstName: null, latinLastName: null }

test.each([
  ['ru', { ...names, latinFirstName: 'Ella', latinLastName: 'Schukina' }, 'Алла Щукина'],
  ['en', { ...names, latinFirstName: 'Ella', latinLastName: 'Schukina' }, 'Ella Schukina'],
  ['en', { ...names, ...unspelt, latinFirstName: 'Ella' }, 'Ella Shchukina'],
  ['en', { ...names, ...unspelt }, 'Alla Shchukina'],
  ['en', { firstName: 'Jelena', lastName: 'Stanković', ...unspelt }, 'Jelena Stanković'],
] as const)('in %s %o is %s', (locale, named, expected) => {
  expect(coordinatorName(locale, named)).toBe(expected)
})
