import { expect, test } from 'vitest'
import { organiserRoles } from '../access/organiser-role.ts'
import { auditAccessFor, auditKindsFor, maySeeDeed, maySeeReason } from './audit-access.ts'
import { auditActions } from './audit-action.ts'
import { auditSubjectKinds } from './audit-entry.ts'

const ofSecurity = [
  ...['passport', 'staffCompany', 'employee', 'vehicle', 'volunteer', 'pass'],
  ...['securityCheck', 'gateDevice', 'watchList', 'watchHit'],
]
const hiddenFromAdmins: readonly string[] = ['securityCheck', 'watchList', 'watchHit']
const ofAdmins = auditSubjectKinds.filter(kind => !hiddenFromAdmins.includes(kind))

test.each([
  ['committee', []],
  ['finance', []],
  ['support', []],
  ['content', []],
  ['logistics', []],
  ['gate', []],
  ['security', ofSecurity],
  ['admin', ofAdmins],
] as const)('%s sees these kinds of entries', (role, kinds) => {
  expect(auditAccessFor([role]).kinds).toEqual(kinds)
})

test('several roles open what each of them opens', () => {
  expect(auditKindsFor(organiserRoles)).toEqual(auditSubjectKinds)
  expect(auditKindsFor(['security', 'finance'])).toContain('invoice')
  expect(auditAccessFor(['security', 'finance']).kinds).not.toContain('participant')
})

test('security sees its own work on people, and nobody else sees less for it', () => {
  expect(auditAccessFor(['security']).ofSecurity).toEqual(['application', 'participant', 'edition'])
  expect(auditKindsFor(['security'])).toEqual(
    auditSubjectKinds.filter(kind => auditKindsFor(['security']).includes(kind)),
  )
  expect(auditAccessFor(['security', 'admin']).ofSecurity).toEqual([])
  expect(auditAccessFor(['admin']).ofSecurity).toEqual([])
})

test.each([
  [['admin'], 'security', false],
  [['committee'], 'security', false],
  [['security'], 'security', true],
  [['admin', 'security'], 'security', true],
  [['admin'], 'committee', true],
] as const)('%j read a reason of %s: %s', (roles, actorRole, may) => {
  expect(maySeeReason(roles, actorRole)).toBe(may)
})

test.each([
  ['admin', 'committee', 'application', true],
  ['admin', 'security', 'watchHit', false],
  ['security', 'committee', 'application', false],
  ['security', 'security', 'application', true],
  ['security', 'participant', 'passport', true],
  ['committee', 'committee', 'application', false],
] as const)('%s, what %s did to a thing of the kind %s: %s', (reader, role, kind, may) => {
  expect(maySeeDeed(auditAccessFor([reader]), { role, kind })).toBe(may)
})

test('names each action once, by the name in the log', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length)
  expect(auditActions).toEqual(
    expect.arrayContaining(['approve', 'recall', 'savePassport', 'acceptVolunteer', 'exportList']),
  )
  // Transitions that the log keeps under another name, or not at all.
  expect(auditActions).not.toContain('recallApproval')
  expect(auditActions).not.toContain('compareAgain')
})
