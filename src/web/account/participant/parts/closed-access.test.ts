import { expect, it } from 'vitest'
import type { SessionUser } from '#contract/auth.ts'
import { sampleUsers } from '#web/kit/session/session-samples.ts'
import { closedAccess } from './closed-access.ts'

const users = sampleUsers({ sections: null }, { sections: ['transfer'] })
const [own, assisted] = users as [SessionUser, SessionUser]

it.each([
  ['the rights were withdrawn', 'b', [own], 'b'],
  ['they still stand', 'b', [own, assisted], undefined],
  ['another cabinet was open', 'a', [own], undefined],
  ['one’s own application has ended', 'a', [assisted], undefined],
  ['nobody was chosen', null, [], undefined],
])('%s', (_, currentUser, left, gone) => {
  expect(closedAccess({ users, currentUser }, { users: left })?.guid).toBe(gone)
})
