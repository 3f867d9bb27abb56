export const passKinds = ['participant', 'employee', 'vehicle', 'volunteer'] as const
export type PassKind = (typeof passKinds)[number]

/** What a pass says, without personal data: only the forum's own list knows whose it is. */
export type PassPayload = {
  kind: PassKind
  /** Number of the key that signs it, 0 to 255. */
  keyId: number
  /** Guid of the pass. */
  guid: string
  /** Each reissue increases it; prints with a lower one are void. */
  counter: number
  /** The first and the last second at which it opens a gate, since 1970 UTC. */
  validFrom: number
  validTo: number
  /** One bit for each zone of the venue. */
  zones: number
  flags: number
}

/** Bytes of a payload: version, kind, key, guid (16), counter (2), from (4), to (4), zones (4), flags. */
export const payloadBytes = 34
const version = 1

/** The payload to be signed. Throws RangeError for a value that does not fit, which is a programming error. */
export function encodePassPayload(payload: PassPayload): Uint8Array {
  const bytes = new Uint8Array(payloadBytes)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, version)
  view.setUint8(1, passKinds.indexOf(payload.kind))
  view.setUint8(2, within(payload.keyId, 0xff))
  bytes.set(guidBytes(payload.guid), 3)
  view.setUint16(19, within(payload.counter, 0xffff))
  view.setUint32(21, within(payload.validFrom, 0xffff_ffff))
  view.setUint32(25, within(payload.validTo, 0xffff_ffff))
  view.setUint32(29, within(payload.zones, 0xffff_ffff))
  view.setUint8(33, within(payload.flags, 0xff))
  return bytes
}

/** Reads a payload; null for other lengths, versions and kinds. Does not check the signature. */
export function decodePassPayload(bytes: Uint8Array): PassPayload | null {
  if (bytes.length !== payloadBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = passKinds[view.getUint8(1)]
  if (view.getUint8(0) !== version || !kind) return null
  return {
    kind,
    keyId: view.getUint8(2),
    guid: guidText(bytes.subarray(3, 19)),
    counter: view.getUint16(19),
    validFrom: view.getUint32(21),
    validTo: view.getUint32(25),
    zones: view.getUint32(29),
    flags: view.getUint8(33),
  }
}

function within(value: number, most: number): number {
  if (!Number.isInteger(value) || value < 0 || value > most) throw new RangeError('no room in a pass')
  return value
}

function guidBytes(guid: string): Uint8Array {
  const digits = guid.replaceAll('-', '')
  if (!/^[0-9a-f]{32}$/i.test(digits)) throw new RangeError('no guid')
  return Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

function guidText(bytes: Uint8Array): string {
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
