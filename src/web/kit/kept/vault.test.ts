import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { memoryPlace } from '#test/factories/vault.ts'
import { forgetAll } from './forget.ts'
import { keptText } from './kept.ts'
import { type VaultDoor, vaultDoor } from './vault.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

let place: ReturnType<typeof memoryPlace>
let door: VaultDoor
const mark = keptText('vault-open', { of: 'none', until: 'logout', tab: true, audience: 'organizer' })

beforeEach(() => {
  openTab({ path: '/organizer/gate' })
  place = memoryPlace()
  door = vaultDoor(place, mark, { rounds: 1000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a vault', () => {
  it('is none until it is made, then open, then locked, then open by its PIN', async () => {
    expect(await door.state()).toBe('none')
    const vault = await door.make('135790')
    await vault.write({ name: 'Назарьева' })
    expect(await door.state()).toBe('open')
    await door.lock()
    expect([await door.state(), await door.open()]).toEqual(['locked', null])
    const opened = await door.unlock('135790')
    expect('vault' in opened && (await opened.vault.read('name', asText))).toBe('Назарьева')
    expect(await (await door.open())?.read('name', asText)).toBe('Назарьева')
  })

  it('holds nothing that can be read without its key', async () => {
    const vault = await door.make('135790')
    await vault.write({ name: 'Nazaryeva' })
    const stored = [...place.records.values()].map(record => Buffer.from(bytesOf(record)).toString('latin1'))
    expect(stored.join(' ')).not.toContain('Nazaryeva')
    const key = place.records.get('key') as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('takes no record for another', async () => {
    const vault = await door.make('135790')
    await vault.write({ one: 'a', other: 'b' })
    place.records.set('value:one', place.records.get('value:other'))
    await expect(vault.read('one', asText)).rejects.toThrow()
  })

  it('reads by the beginning of a name, and forgets what is undefined', async () => {
    const vault = await door.make('135790')
    await vault.write({ 'scan:1': 'a', 'scan:2': 'b', other: 'c' })
    await vault.write({ 'scan:1': undefined, 'scan:3': 4 })
    expect(await vault.readAll('scan:', asText)).toEqual(new Map([['scan:2', 'b']]))
  })

  it('deletes everything with the fifth wrong PIN, and counts anew after a right one', async () => {
    await door.make('135790')
    await door.lock()
    expect(await door.unlock('000000')).toEqual({ triesLeft: 4 })
    expect('vault' in (await door.unlock('135790'))).toBe(true)
    await door.lock()
    const left = []
    for (let attempt = 0; attempt < 5; attempt += 1) left.push(await door.unlock('000000'))
    expect(left.map(answer => ('triesLeft' in answer ? answer.triesLeft : 'open'))).toEqual([4, 3, 2, 1, 0])
    expect([await door.state(), place.records.size]).toEqual(['none', 0])
    expect(await door.unlock('135790')).toEqual({ triesLeft: 0 })
  })

  it('is locked by whatever forgets the log-in, and its key is deleted', async () => {
    await door.make('135790')
    forgetAll('organizer', { chosen: false })
    expect(await door.open()).toBeNull()
    expect(await door.state()).toBe('locked')
    expect(place.records.has('key')).toBe(false)
  })
})

function bytesOf(record: unknown): Uint8Array {
  const { data } = record as { data?: ArrayBuffer }
  return new Uint8Array(data ?? new ArrayBuffer(0))
}
