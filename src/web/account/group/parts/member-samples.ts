import type { GroupMember } from '#contract/group.ts'

/** A member for the tests of this folder: approved, with nothing open. Each test changes only what it is about. */
export function sampleMember(change: Partial<GroupMember> = {}): GroupMember {
  return {
    participantGuid: '4b0e4f0a-0000-4000-8000-000000000001',
    version: 1,
    firstName: 'Анна',
    lastName: 'Ветрова',
    middleName: 'Игоревна',
    latinName: 'Anna Vetrova',
    phone: '+79120000001',
    email: 'vetrova@bank.example',
    position: 'Аналитик SOC',
    role: 'participant',
    status: 'approved',
    security: 'passportVerified',
    payment: 'paid',
    editable: false,
    missing: [],
    gates: {
      confirmed: 'done',
      approved: 'done',
      paid: 'done',
      passport: 'done',
      photo: 'done',
      transfer: 'done',
    },
    verdict: { mayEnter: true, open: [] },
    link: null,
    remindedAt: null,
    invoice: null,
    self: false,
    replaceable: false,
    placeTaker: false,
    place: null,
    withdrawable: false,
    refundAskedAt: null,
    ...change,
  }
}
