import { expect, it } from 'vitest'
import type { SavedView } from '#contract/organiser-saved-view.ts'
import { choice, searchText } from '#domain/saved-view/list-parameter.ts'
import { isChanged, lostParts, queryOf, readView, searchOfView } from './rules.ts'

const parameters = {
  status: choice(['all', 'pending'], 'pending'),
  q: searchText,
  tag: { kind: 'record', of: 'tag' },
} as const

const guid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const view: SavedView = {
  ...{ guid, name: 'Банки', shared: false, mine: true, author: null, version: 1 },
  query: { status: 'all', tag: 'vip', mood: 'good' },
  gone: ['tag'],
}

it('opens with what is left of it, and says what is not', () => {
  expect(readView(parameters, view)).toEqual({
    query: { status: 'all' },
    leftOut: ['mood', 'tag'],
  })
  expect(searchOfView(parameters, view)).toBe(`?status=all&view=${guid}`)
})

it.each([
  [`status=all&q=банк&view=${guid}`, false],
  [`status=all&open=${guid}`, false],
  ['status=all&q=банк&tag=other', true],
  ['status=pending', true],
])('%s is changed: %s', (address, changed) => {
  expect(isChanged(parameters, view, new URLSearchParams(address))).toBe(changed)
})

it('saves what the list understands of the address and nothing else', () => {
  const address = new URLSearchParams(`status=all&q=Банк&open=${guid}&view=${guid}&utm_source=x`)
  expect(queryOf(parameters, address)).toEqual({ status: 'all' })
})

it.each([
  ['status=archived&tag=vip&q=банк', ['status']],
  [`status=all&open=${guid}&utm_source=x`, []],
])('of %s nothing is left of %j', (address, lost) => {
  expect(lostParts(parameters, new URLSearchParams(address))).toEqual(lost)
})
