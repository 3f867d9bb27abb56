import { expect, test } from 'vitest'
import { createToastStore, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-store.ts'

test('at most five are kept, the newest', () => {
  const store = createToastStore(() => {})
  for (let number = 1; number <= 7; number += 1) store.show({ title: `toast ${number}` })
  expect(store.entries().map(entry => entry.title)).toEqual([
    'toast 3',
    'toast 4',
    'toast 5',
    'toast 6',
    'toast 7',
  ])
  expect(store.entries()).toHaveLength(TOAST_LIMIT)
})

test('a closed toast stays for its exit and is removed after 200 ms', () => {
  const scheduled: Array<{ run: () => void; delay: number }> = []
  const store = createToastStore((run, delay) => scheduled.push({ run, delay }))
  const id = store.show({ title: 'saved' })
  store.show({ title: 'sent' })
  store.dismiss(id)
  expect(store.entries().map(entry => entry.open)).toEqual([false, true])
  expect(scheduled.map(({ delay }) => delay)).toEqual([TOAST_REMOVE_DELAY])
  scheduled[0]?.run()
  expect(store.entries().map(entry => entry.title)).toEqual(['sent'])
})

test('dismissing twice, or an unknown one, schedules nothing more', () => {
  let scheduled = 0
  const store = createToastStore(() => {
    scheduled += 1
  })
  const id = store.show({ title: 'saved' })
  store.dismiss(id)
  store.dismiss(id)
  store.dismiss(99)
  expect(scheduled).toBe(1)
})

test('dismiss without an id closes all; listeners hear each change', () => {
  const store = createToastStore(() => {})
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  store.show({ title: 'one' })
  store.show({ title: 'two' })
  store.dismiss()
  expect(store.entries().every(entry => !entry.open)).toBe(true)
  expect(heard).toBe(3)
  stop()
  store.show({ title: 'three' })
  expect(heard).toBe(3)
})
