import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { GatePerson, GateSnapshot } from '#contract/gate.ts'
import { joinPassCode } from '#domain/pass/pass-code.ts'
import { encodePassPayload, type PassPayload } from '#domain/pass/pass-payload.ts'

const keyPair = () => generateKeyPairSync('ed25519')
const forum = keyPair()
const stranger = keyPair()

/** A moment of the forum that the lists of these tests are about. */
export const forumMorning = Date.parse('2026-02-18T06:00:00+03:00')

/** A pass of a participant: what its code says, with whatever a test wants otherwise. */
export function passPayload(given: Partial<PassPayload> = {}): PassPayload {
  return {
    kind: 'participant',
    keyId: 1,
    guid: randomUUID(),
    counter: 1,
    validFrom: Date.parse('2026-02-17T12:00:00+03:00') / 1000,
    validTo: Date.parse('2026-02-20T23:59:59+03:00') / 1000,
    zones: 1,
    flags: 0,
    ...given,
  }
}

/** The code of a pass, signed by the forum or by somebody else. */
export function passCode(payload: PassPayload, { forged = false } = {}): string {
  const signed = encodePassPayload(payload)
  return joinPassCode(signed, sign(null, signed, (forged ? stranger : forum).privateKey))
}

export function gatePerson(given: Partial<GatePerson> = {}): GatePerson {
  return {
    pass: randomUUID(),
    kind: 'participant',
    counter: 1,
    isVoid: false,
    hold: null,
    zones: 1,
    days: null,
    drivers: [],
    name: 'Назарьева Ольга Владимировна',
    latinName: 'Olga Nazaryeva',
    company: 'Банк «Сосновый»',
    position: 'Директор',
    role: 'participant',
    onSiteRole: null,
    photograph: null,
    ...given,
  }
}

export function gateSnapshot(given: Partial<GateSnapshot> = {}): GateSnapshot {
  const { x = '' } = forum.publicKey.export({ format: 'jwk' })
  return {
    number: 1,
    whole: true,
    madeAt: new Date(forumMorning).toISOString(),
    clockShiftMilliseconds: 0,
    device: { guid: randomUUID(), name: 'Телефон 1', gate: 'Главный вход', zone: 'forum' },
    limits: { oldAfterMinutes: 30, refuseAfterMinutes: 240 },
    edition: {
      slug: '2026',
      name: { ru: 'Форум', en: 'Forum' },
      startsOn: '2026-02-18',
      endsOn: '2026-02-20',
      timeZone: 'Europe/Moscow',
      windows: [
        {
          part: 'forum',
          from: Date.parse('2026-02-18T05:00:00+03:00'),
          to: Date.parse('2026-02-20T22:00:00+03:00'),
        },
      ],
    },
    publicKeys: [{ id: 1, key: x }],
    revocations: { number: 4, items: [] },
    people: [],
    gone: [],
    inside: [],
    ...given,
  }
}
