import { describe, expect, it } from 'vitest'
import { formatDevices, type KnownDevice, parseDevices, withDevice } from './known-device.ts'

const device = (letter: string, expiresAt = 1_800_000_000): KnownDevice => ({
  id: letter.repeat(22),
  expiresAt,
  proof: letter.toUpperCase().repeat(22),
})

it('is read as it was written', () => {
  const devices = [device('a'), device('b'), device('_')]
  expect(parseDevices(formatDevices(devices))).toEqual(devices)
  expect(formatDevices(devices)).toMatch(/^[\w.~-]+$/)
})

describe('a cookie that is not ours', () => {
  const sound = formatDevices([device('a')])
  it.each<[string | null, number]>([
    [null, 0],
    ['', 0],
    ['~~', 0],
    [`${sound}~rubbish`, 1],
    [`rubbish~${sound}`, 1],
    [sound.slice(1), 0],
    [`${sound}A`, 0],
    [sound.replace('1800000000', '-180000000'), 0],
    [sound.replace('1800000000', '1e99999999'), 0],
    [Array(30).fill(sound).join('~'), 0],
  ])('case %#', (cookie, count) => {
    expect(parseDevices(cookie)).toHaveLength(count)
  })
})

describe('withDevice', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => device(letter))
  const ids = (devices: KnownDevice[]) => devices.map(({ id }) => id[0]).join('')

  it.each<[string, KnownDevice[], KnownDevice, string]>([
    ['the first', [], device('a'), 'a'],
    ['another phone', [device('a')], device('b'), 'ba'],
    ['the same again', [device('a'), device('b')], device('b', 1_900_000_000), 'ba'],
    ['one that has expired goes', [device('a', 1_700_000_000), device('b')], device('c'), 'cb'],
    ['of too many the oldest goes', six, device('g'), 'gabcde'],
  ])('%s', (_, before, fresh, expected) => {
    const after = withDevice(before, fresh, 1_700_000_000)
    expect(ids(after)).toBe(expected)
    expect(after[0]).toEqual(fresh)
  })
})
