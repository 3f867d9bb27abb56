// Puts encoded frames into a WebM file (RFC 8794, RFC 9559) that browsers can seek in.

/** One encoded picture; `milliseconds` since the start. */
export type Frame = { milliseconds: number; isKey: boolean; bytes: Buffer }

type Film = { width: number; height: number; milliseconds: number; codec: 'V_VP8' | 'V_VP9'; frames: Frame[] }

/** A whole file with its duration and an index of the key frames. Every cluster begins with a key frame. */
export function webm({ width, height, milliseconds, codec, frames }: Film): Buffer {
  const head = element(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 4),
    number(0x4285, 2),
  )
  const facts = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, milliseconds),
    text(0x4d80, 'Quorum'),
    text(0x5741, 'Quorum'),
  )
  const video = element(0xe0, number(0xb0, width), number(0xba, height))
  const track = element(
    0xae,
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x9c, 0),
    text(0x86, codec),
    number(0x83, 1),
    video,
  )
  const start = Buffer.concat([facts, element(0x1654ae6b, track)])
  const clusters = clustersOf(frames)
  // The index stands before what it points to, and is as long whatever it points to.
  const index = (offset: number) => {
    let place = offset
    const points = clusters.map(({ bytes, from }) => {
      const positions = element(0xb7, number(0xf7, 1), number(0xf1, place, 6))
      place += bytes.length
      return element(0xbb, number(0xb3, from, 4), positions)
    })
    return element(0x1c53bb6b, ...points)
  }
  const cues = index(start.length + index(0).length)
  return Buffer.concat([head, element(0x18538067, start, cues, ...clusters.map(({ bytes }) => bytes))])
}

function clustersOf(frames: Frame[]): { from: number; bytes: Buffer }[] {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map(group => {
    const from = group[0]?.milliseconds ?? 0
    const blocks = group.map(({ milliseconds, isKey, bytes }) => {
      const head = Buffer.alloc(4)
      head.writeUInt8(0x81, 0)
      head.writeInt16BE(milliseconds - from, 1)
      head.writeUInt8(isKey ? 0x80 : 0, 3)
      return element(0xa3, head, bytes)
    })
    return { from, bytes: element(0x1f43b675, number(0xe7, from), ...blocks) }
  })
}

function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) | BigInt(body.length))
  return Buffer.concat([whole(id), length, body])
}

/** A whole number, in as few bytes as it needs or in `bytes`. */
function number(id: number, value: number, bytes = whole(value).length): Buffer {
  const body = Buffer.alloc(bytes)
  body.writeUIntBE(value, 0, bytes)
  return element(id, body)
}

function float(id: number, value: number): Buffer {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, body)
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'utf8'))
}

function whole(value: number): Buffer {
  const digits = value.toString(16)
  return Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex')
}
