import type { SessionGroup, SessionStaffCompany, SessionUser } from '#contract/auth.ts'

/** Entries of the session lists for the tests of this folder. Each test changes only what it is about. */
export function sampleUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    guid: '4b0e4f0a-0000-4000-8000-000000000001',
    statusId: 60,
    securityStatus: 20,
    primary: true,
    sections: null,
    status: 'approved',
    security: 'passportVerified',
    payment: 'unpaid',
    role: 'participant',
    firstName: 'Анна',
    lastName: 'Ветрова',
    latinName: 'Anna Vetrova',
    companyShortName: 'Банк «Пример»',
    photographFileGuid: null,
    decisionReason: null,
    linkExpiresAt: null,
    ...change,
  }
}

export function sampleGroup(change: Partial<SessionGroup> = {}): SessionGroup {
  return {
    guid: '4b0e4f0a-0000-4000-8000-000000000002',
    coordinatorFirstName: 'Олег',
    coordinatorMiddleName: 'Игоревич',
    coordinatorLastName: 'Лугов',
    coordinatorLatinName: 'Oleg Lugov',
    coordinatorPhone: '+79120000002',
    coordinatorEmail: 'oleg@bank.example',
    companyGuid: '4b0e4f0a-0000-4000-8000-000000000003',
    ...change,
  }
}

export function sampleStaffCompany(change: Partial<SessionStaffCompany> = {}): SessionStaffCompany {
  return {
    guid: '4b0e4f0a-0000-4000-8000-000000000004',
    name: 'ООО «Стенд»',
    ownerFirstName: 'Вера',
    ownerMiddleName: null,
    ownerLastName: 'Полевая',
    ownerPhone: '+79120000003',
    ownerEmail: 'vera@stand.example',
    ownerPosition: 'Руководитель проектов',
    contractorRole: 'exhibitor',
    ...change,
  }
}

export const available = { statusId: 60, securityStatus: 20 }
export const waiting = { statusId: 30, securityStatus: 0 }
export const blocked = { statusId: 0, securityStatus: 0 }
export const onHold = { statusId: 60, securityStatus: -10 }

/** Users with guids a, b, c …, each of the given standing. */
export function sampleUsers(...changes: Partial<SessionUser>[]): SessionUser[] {
  return changes.map((change, index) => sampleUser({ guid: String.fromCharCode(97 + index), ...change }))
}

/** A token of this account that can be read; nobody checks its signature here. */
export function sampleToken(account: string): string {
  return `e30.${btoa(JSON.stringify({ sub: account }))}.x`
}
