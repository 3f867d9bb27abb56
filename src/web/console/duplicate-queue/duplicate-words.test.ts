import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { whatAgrees } from './words.ts'

const same = { part: null, left: 'Орехов', right: 'Орехов', letters: [] }

it.each(['ru', 'en'] as const)('the list names what agrees, the name first: %s', locale => {
  overwriteGetLocale(() => locale)
  const line = whatAgrees({
    names: [{ ...same, code: 'sameSpelling' }],
    facts: [
      { fact: 'birthDate', agrees: true },
      { fact: 'phone', agrees: false },
    ],
  })
  expect(line).toBe(locale === 'ru' ? 'Имя, дата рождения' : 'Name, date of birth')
})

it('a name that has changed since is no reason', () => {
  overwriteGetLocale(() => 'ru')
  const names = [{ ...same, code: 'differentName' as const }]
  expect(whatAgrees({ names, facts: [{ fact: 'email', agrees: true }] })).not.toContain('Имя')
})
