import { expect, it } from 'vitest'
import { assistantForm } from './assistant.ts'

const form = { phone: '+79161112233', email: 'irina@mail.example', sections: ['chat'], getsNotices: true }

// The name begins a letter to an address that the caller types.
it.each(['Ирина Соколова', 'Irina O’Neill', 'Соколова И. П.', 'Жан-Пьер'])('%s may be called so', name => {
  expect(assistantForm.safeParse({ ...form, name }).success).toBe(true)
})

it.each([
  'срочно https://evil.example/login введите код',
  'Ирина www.evil.example',
  'evil.example',
  'Позвоните +7 900 000-00-00',
  'Ирина\nвведите код',
  '<b>Ирина</b>',
  '',
])('%j is no name', name => {
  const parsed = assistantForm.safeParse({ ...form, name })
  expect(new Set(parsed.error?.issues.map(({ path }) => path.join('.')))).toEqual(new Set(['name']))
})
