import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import { type SecurityStatus, securityStatuses } from '../passport/security-status.ts'
import {
  changedIdentity,
  type Identity,
  judgeProfileChange,
  type ProfileAccess,
  profileAccess,
  securityAfterIdentity,
} from './profile-change.ts'

describe('profileAccess', () => {
  const rows: Record<SecurityStatus, ProfileAccess> = {
    passportPending: 'open',
    passportFailed: 'open',
    passportVerified: 'verified',
    onHold: 'held',
    rejected: 'closed',
  }
  it.each(securityStatuses)('of an application under way with %s', security => {
    expect(profileAccess({ status: 'pending', security })).toBe(rows[security])
    expect(profileAccess({ status: 'approved', security })).toBe(rows[security])
  })

  const over: ApplicationStatus[] = ['cancelled', 'rejected', 'draft', 'unconfirmed']
  it.each(over)('is closed to %s, whatever security says', status => {
    for (const security of securityStatuses) expect(profileAccess({ status, security })).toBe('closed')
  })

  it('knows every status', () => {
    expect(new Set([...over, 'pending', 'approved'])).toEqual(new Set(applicationStatuses))
  })
})

const russian: Identity = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  noMiddleName: false,
  latinLastName: 'Orlova',
  latinFirstName: 'Mariia',
  birthDate: '1986-04-17',
  citizenship: 'RU',
}
const foreign: Identity = {
  ...russian,
  lastName: null,
  firstName: null,
  middleName: null,
  latinLastName: 'Fischer',
  latinFirstName: 'Anna',
  citizenship: 'DE',
}

describe('changedIdentity', () => {
  it.each<[string, Identity, Partial<Identity>, string]>([
    ['nothing', russian, {}, ''],
    ['a surname', russian, { lastName: 'Соколова' }, 'lastName'],
    ['the Latin spelling of a Russian citizen', russian, { latinFirstName: 'Maria' }, ''],
    ['the Latin spelling of a foreigner', foreign, { latinFirstName: 'Anne' }, 'latinFirstName'],
    ['an empty text for nothing', foreign, { lastName: '', middleName: '' }, ''],
    [
      'a middle name that is dropped',
      russian,
      { middleName: null, noMiddleName: true },
      'middleName noMiddleName',
    ],
    [
      'birth date and citizenship',
      russian,
      { birthDate: '1986-04-18', citizenship: 'KZ' },
      'birthDate citizenship',
    ],
    [
      'a new citizenship with a new spelling',
      russian,
      { citizenship: 'KZ', latinLastName: 'Orlowa' },
      'citizenship latinLastName',
    ],
  ])('%s', (_, before, change, expected) => {
    expect(changedIdentity(before, { ...before, ...change }).join(' ')).toBe(expected)
  })
})

describe('judgeProfileChange', () => {
  const state = { status: 'approved', passportGiven: true } as const

  it('takes anything else while the application is under way', () => {
    for (const security of ['passportPending', 'passportFailed', 'passportVerified', 'onHold'] as const)
      expect(judgeProfileChange({ ...state, security }, [])).toEqual({ ok: true, security: null })
  })

  it.each<[SecurityStatus, boolean, SecurityStatus | null]>([
    ['passportPending', true, 'passportPending'],
    ['passportFailed', true, 'passportPending'],
    ['passportPending', false, null],
  ])('a changed identity at %s, passport given: %s', (security, passportGiven, after) => {
    expect(judgeProfileChange({ ...state, security, passportGiven }, ['lastName'])).toEqual({
      ok: true,
      security: after,
    })
  })

  it.each<SecurityStatus>(['passportVerified', 'onHold'])(
    'refuses a changed identity at %s by its fields',
    security => {
      expect(judgeProfileChange({ ...state, security }, ['lastName', 'birthDate'])).toEqual({
        ok: false,
        code: 'state_forbids',
        fields: ['lastName', 'birthDate'],
      })
    },
  )

  it('refuses everything where the application is not under way', () => {
    expect(
      judgeProfileChange({ ...state, status: 'cancelled', security: 'passportPending' }, []),
    ).toMatchObject({
      ok: false,
      fields: [],
    })
    expect(judgeProfileChange({ ...state, security: 'rejected' }, [])).toMatchObject({ ok: false })
  })
})

describe('securityAfterIdentity', () => {
  it('asks nobody to look again where nothing was changed', () => {
    expect(securityAfterIdentity({ security: 'passportFailed', passportGiven: true }, [])).toBeNull()
  })

  it.each<[SecurityStatus, SecurityStatus | null]>([
    ['passportVerified', 'passportPending'],
    ['onHold', null],
    ['rejected', null],
  ])('of a granted request at %s', (security, after) => {
    expect(securityAfterIdentity({ security, passportGiven: true }, ['lastName'])).toBe(after)
  })
})
