import { expect, it } from 'vitest'
import { type NoticeChoice, noticeChannels } from './notice-channels.ts'

it.each<[NoticeChoice, string, string]>([
  ['both', 'phone email', 'sms email'],
  ['sms', 'phone email', 'sms'],
  ['email', 'phone email', 'email'],
  ['both', 'phone', 'sms'],
  ['email', 'phone', 'sms'],
  ['sms', 'email', 'email'],
  ['both', 'email', 'email'],
  ['both', '', ''],
])('%s with %j goes by %j', (choice, has, expected) => {
  const channels = noticeChannels(choice, { phone: has.includes('phone'), email: has.includes('email') })
  expect(channels.join(' ')).toBe(expected)
})
