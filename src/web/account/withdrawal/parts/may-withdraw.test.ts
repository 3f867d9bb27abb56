import { expect, it } from 'vitest'
import type { SessionUser } from '#contract/auth.ts'
import { mayWithdraw } from './may-withdraw.ts'

type Facts = Pick<SessionUser, 'primary' | 'sections' | 'status'>

const own: Omit<Facts, 'status'> = { primary: true, sections: null }
const registered: Omit<Facts, 'status'> = { primary: false, sections: [] }

it.each<[string, Facts, boolean]>([
  ['one’s own draft', { ...own, status: 'draft' }, true],
  ['one’s own under review', { ...own, status: 'pending' }, true],
  ['one’s own that was declined', { ...own, status: 'rejected' }, false],
  ['of somebody registered who has not confirmed', { ...registered, status: 'unconfirmed' }, true],
  [
    'under review, with the right to the profile',
    { primary: false, sections: ['profile'], status: 'pending' },
    true,
  ],
  ['under review, with another right', { primary: false, sections: ['payment'], status: 'pending' }, false],
  ['reopened, with another right', { primary: false, sections: ['payment'], status: 'draft' }, false],
])('an application %s', (_what, facts, expected) => {
  expect(mayWithdraw(facts)).toBe(expected)
})
