// Makes a coordinator with a group through the API, as a coordinator would.
import { randomUUID } from 'node:crypto'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { Group, GroupMember } from '#contract/group.ts'
import type { OutboxMessage } from '#contract/outbox.ts'

export type CoordinatedGroup = {
  base: string
  guid: string
  token: string
  /** Participants' guids. */
  members: string[]
  /** The coordinator's. */
  phone: string
}

const phone = '+79135550001'
/** Adds this many people at once, as if the coordinator had several browsers open. */
const lanes = 4

export async function makeGroup(base: string, people: number): Promise<CoordinatedGroup> {
  const { accessToken: token } = await logIn(base)
  const { guid } = await call<Group>(base, token, 'POST', '/groups', groupBody)
  const group: CoordinatedGroup = { base, guid, token, phone, members: [] }
  const numbers = Array.from({ length: people }, (_, index) => index)
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
        group.members.push(
          (await callAsCoordinator<GroupMember>(group, 'POST', 'members', memberBody(number)))
            .participantGuid,
        )
    }),
  )
  return group
}

/** Calls an address below the group's. */
export function callAsCoordinator<Body>(
  { base, guid, token }: CoordinatedGroup,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Body> {
  return call<Body>(base, token, method, `/groups/${guid}/${path}`, body)
}

async function call<Body>(
  base: string,
  token: string | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Body> {
  const answer = await fetch(`${base}/api/v2${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Body
}

async function logIn(base: string): Promise<OtpVerifyAnswer> {
  const { requestId } = await call<{ requestId: string }>(base, null, 'POST', '/auth/otp-request', {
    phone,
    consent: true,
    purpose: 'signup',
  })
  return call(base, null, 'POST', '/auth/otp-verify', { requestId, phone, code: await sentCode(base) })
}

async function sentCode(base: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${base}/dev/outbox.json?to=${encodeURIComponent(phone)}`)
    const [newest] = (await answer.json()) as OutboxMessage[]
    if (newest?.code) return newest.code
  }
}

const company = {
  hasInn: true,
  inn: '7799001175',
  kpp: '779901001',
  name: 'Публичное акционерное общество «Лазоревый Банк»',
  shortName: 'Лазоревый Банк',
  companyType: 'bank',
  siteUrl: 'https://lazorevy.example',
  noSite: false,
  address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
}

const groupBody = {
  coordinator: {
    lastName: 'Ветрова',
    firstName: 'Алла',
    middleName: 'Игоревна',
    email: 'a.vetrova@lazorevy.example',
  },
  company,
  locale: 'ru',
}

const surnames = ['Орлова', 'Белова', 'Громова', 'Зимина', 'Крылова', 'Лунина', 'Маслова', 'Носова']

function memberBody(number: number) {
  return {
    person: {
      lastName: surnames[number % surnames.length],
      firstName: 'Мария',
      middleName: 'Сергеевна',
      latinFirstName: 'Mariia',
      latinLastName: 'Orlova',
      noMiddleName: false,
      email: `m.orlova${number}@lazorevy.example`,
      phone: `+7914${String(number).padStart(7, '0')}`,
      country: 'RU',
      citizenship: 'RU',
      birthDate: '1986-04-17',
      position: 'Специалист по информационной безопасности',
    },
    role: 'participant',
    locale: 'ru',
  }
}
