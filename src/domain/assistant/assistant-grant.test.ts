import { expect, test } from 'vitest'
import { type AssistantSection, assistantSections } from '../access/participant-access.ts'
import { applicationStatuses } from '../application/application-status.ts'
import { type GrantFacts, getsCopy, judgeGrant, judgeSections } from './assistant-grant.ts'

const fine: GrantFacts = {
  status: 'approved',
  phone: '+79160000001',
  ownPhones: ['+79160000002', null],
  sections: ['transfer'],
}

test.each<[Partial<GrantFacts>, string]>([
  [{}, 'ok'],
  [{ status: 'pending' }, 'ok'],
  [{ status: 'draft' }, 'state_forbids'],
  [{ status: 'unconfirmed' }, 'state_forbids'],
  [{ status: 'rejected' }, 'state_forbids'],
  [{ status: 'cancelled' }, 'state_forbids'],
  [{ phone: '+79160000002' }, 'phone_own'],
  [{ ownPhones: [null, '+79160000001'] }, 'phone_own'],
  [{ sections: [] }, 'required'],
])('a grant with %j: %s', (change, expected) => {
  const verdict = judgeGrant({ ...fine, ...change })
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

test.each(applicationStatuses)('rights are changed while the application is %s, or not', status => {
  const expected = status === 'pending' || status === 'approved'
  expect(judgeSections({ status, sections: ['chat'] }).ok).toBe(expected)
  expect(judgeSections({ status, sections: [] }).ok).toBe(false)
})

test.each<[AssistantSection[], boolean, AssistantSection | 'home', boolean]>([
  [['payment'], true, 'payment', true],
  [['payment'], true, 'passport', false],
  [['payment'], true, 'home', true],
  [[], true, 'home', false],
  [[...assistantSections], false, 'home', false],
  [['chat'], false, 'chat', false],
])('with %j and notices %s a copy about %s: %s', (sections, getsNotices, section, expected) => {
  expect(getsCopy({ sections, getsNotices }, section)).toBe(expected)
})
