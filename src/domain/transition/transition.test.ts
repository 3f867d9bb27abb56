import { describe, expect, it } from 'vitest'
import { decideTransition, loggedAs, openActions, type Transition } from './transition.ts'

type Light = 'red' | 'green' | 'off'
type Hand = 'driver' | 'engineer'

const lights = {
  switchOn: { from: ['off'], to: 'red', who: ['engineer'], effects: ['log', 'ring'] },
  change: { from: ['red'], to: 'green', who: ['driver', 'engineer'], effects: [], logged: 'pass' },
  switchOff: { from: ['red', 'green'], to: 'off', who: ['engineer'], effects: ['log'], logged: null },
} as const satisfies Record<string, Transition<Light, Hand, 'log' | 'ring'>>

const wrongRole = { ok: false, code: 'forbidden' }
const wrongState = { ok: false, code: 'state_forbids' }

describe('decideTransition', () => {
  it.each<[keyof typeof lights, Light, Hand, object]>([
    ['switchOn', 'off', 'engineer', { ok: true, to: 'red', effects: ['log', 'ring'] }],
    ['switchOn', 'red', 'engineer', wrongState],
    ['switchOn', 'off', 'driver', wrongRole],
    // A stranger is not told in which state the thing is.
    ['switchOn', 'red', 'driver', wrongRole],
    ['change', 'red', 'driver', { ok: true, to: 'green', effects: [] }],
    ['change', 'red', 'engineer', { ok: true, to: 'green', effects: [] }],
    ['change', 'green', 'driver', wrongState],
    ['switchOff', 'green', 'engineer', { ok: true, to: 'off', effects: ['log'] }],
    ['switchOff', 'off', 'engineer', wrongState],
  ])('%s from %s by the %s', (action, status, actor, expected) => {
    const row: Transition<Light, Hand, string> = lights[action]
    expect(decideTransition(row, { status, actor })).toEqual(expected)
  })
})

describe('openActions', () => {
  it.each<[Light, Hand, string[]]>([
    ['off', 'engineer', ['switchOn']],
    ['off', 'driver', []],
    ['red', 'engineer', ['change', 'switchOff']],
    ['red', 'driver', ['change']],
    ['green', 'engineer', ['switchOff']],
    ['green', 'driver', []],
  ])('%s, %s', (status, actor, expected) => {
    expect(openActions(lights, { status, actor })).toEqual(expected)
  })
})

it.each([
  ['switchOn', 'switchOn'],
  ['change', 'pass'],
  ['switchOff', null],
] as const)('%s is logged as %s', (action, expected) => {
  expect(loggedAs(lights, action)).toBe(expected)
})
