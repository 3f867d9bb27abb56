import type { GatePerson } from '#contract/gate.ts'
import { keptText } from '#web/kit/kept/kept.ts'
import { type Vault, type VaultDoor, vaultDoor } from '#web/kit/kept/vault.ts'
import { browserPlace } from '#web/kit/kept/vault-place.ts'
import { blockCount, blockOf, type DeviceList, type ListChange } from './device-list.ts'
import type { ScanRecord } from './scan-record.ts'

/** Of this device, as the server knows it. */
export type Enrolment = { guid: string; secret: string; endsOn: string }

/** Stays as long as the log-in, or where there is none as long as the tab. */
const mark = keptText('gate-open', { of: 'none', until: 'logout', tab: true, audience: 'organizer' })

let door: VaultDoor | null = null

/** The one vault of this browser. */
export function gateDoor(): VaultDoor {
  door ??= vaultDoor(browserPlace('quorum-gate'), mark)
  return door
}

type Head = Omit<DeviceList, 'people' | 'revoked'> & { revoked: [string, number][]; shape: typeof shape }

/** Raised when what is kept changes its shape: an older one is read anew from the server. */
const shape = 1

const isHead = (value: unknown) => ((value as Head).shape === shape ? (value as Head) : null)
const asIs = <Value>(value: unknown) => value as Value

const all = Array.from({ length: blockCount }, (_, index) => index)

/** Writes what has changed, in one go with its number: a device that goes dark in between has the list before or the one after. */
export async function keepList(vault: Vault, { list, changed }: ListChange): Promise<void> {
  const { people, revoked, ...rest } = list
  const wanted = changed ?? new Set(all)
  const blocks = Map.groupBy(people.values(), ({ pass }) => blockOf(pass))
  const head: Head = { ...rest, revoked: [...revoked], shape }
  await vault.write({
    list: head,
    ...Object.fromEntries([...wanted].map(block => [`people:${block}`, blocks.get(block) ?? []])),
  })
}

export async function keptList(vault: Vault): Promise<DeviceList | null> {
  const head = await vault.read('list', isHead)
  if (!head) return null
  const blocks = await vault.readAll<GatePerson[]>('people:', asIs)
  const people = new Map([...blocks.values()].flat().map(person => [person.pass, person]))
  const { shape: _, revoked, ...rest } = head
  return { ...rest, people, revoked: new Map(revoked) }
}

export async function keepScans(vault: Vault, scans: readonly ScanRecord[], gone: readonly ScanRecord[]) {
  await vault.write({
    ...Object.fromEntries(scans.map(scan => [`scan:${scan.scanId}`, scan])),
    ...Object.fromEntries(gone.map(({ scanId }) => [`scan:${scanId}`, undefined])),
  })
}

/** Newest first. */
export async function keptScans(vault: Vault): Promise<ScanRecord[]> {
  const scans = await vault.readAll<ScanRecord>('scan:', asIs)
  return [...scans.values()].toSorted((one, other) => other.at - one.at)
}

export async function keepEnrolment(vault: Vault, enrolment: Enrolment): Promise<void> {
  await vault.write({ enrolment })
}

export function keptEnrolment(vault: Vault): Promise<Enrolment | null> {
  return vault.read<Enrolment>('enrolment', asIs)
}

/** A small photograph: which one, and its WebP in base64. */
export type DevicePhotograph = { photograph: string; webp: string }

/** Which photographs are here, by pass. */
export type PhotographIndex = ReadonlyMap<string, string>

/** Keeps and drops photographs together with the index of all that are here, which is read without reading them. */
export async function keepPhotographs(
  vault: Vault,
  index: PhotographIndex,
  { come, gone }: { come: readonly (DevicePhotograph & { pass: string })[]; gone: readonly string[] },
): Promise<void> {
  await vault.write({
    photographs: [...index],
    ...Object.fromEntries(gone.map(pass => [`photograph:${pass}`, undefined])),
    ...Object.fromEntries(
      come.map(({ pass, photograph, webp }) => [`photograph:${pass}`, { photograph, webp }]),
    ),
  })
}

export function keptPhotograph(vault: Vault, pass: string): Promise<DevicePhotograph | null> {
  return vault.read<DevicePhotograph>(`photograph:${pass}`, asIs)
}

export async function keptPhotographIndex(vault: Vault): Promise<PhotographIndex> {
  return new Map(await vault.read<[string, string][]>('photographs', asIs))
}
