import { expect, it } from 'vitest'
import { cameFromQueue, quietTarget, searchedIn } from './quiet-target.ts'

it.each([
  ['?status=all&q=Орлова', '?status=all', { searched: 'Орлова' }],
  ['?q=Орлова', '', { searched: 'Орлова' }],
  ['?q=', '', null],
  ['?status=all', '?status=all', null],
  ['', '', null],
])('%s leads to %j and keeps %j', (search, address, state) => {
  expect(quietTarget({ search })).toEqual({ to: { search: address }, state })
})

it('keeps the pathname, and says that a list opened the record', () => {
  const { to, state } = quietTarget(
    { pathname: '/organizer/chats/1', search: '?q=%D0%9E' },
    { fromQueue: true },
  )
  expect(to).toEqual({ pathname: '/organizer/chats/1', search: '' })
  expect(searchedIn(state)).toBe('О')
  expect(cameFromQueue(state)).toBe(true)
  expect(cameFromQueue(quietTarget({ search: '?q=a' }).state)).toBe(false)
})

it.each([null, undefined, 'Орлова', {}, { searched: 7 }, { searched: '' }])(
  'finds no search in %j',
  state => {
    expect(searchedIn(state)).toBeNull()
  },
)
