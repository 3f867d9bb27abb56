import sharp from 'sharp'

const side = 900

/** A square colour picture with enough in it that coding it takes what a photograph takes. */
export async function drawPhotograph(): Promise<{
  bytes: Uint8Array<ArrayBuffer>
  side: number
}> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 3
      const grain = ((x * 7919 + y * 104_729) % 61) - 30
      pixels[at] = 150 + (x * 90) / side + grain * 0.3
      pixels[at + 1] = 90 + (y * 80) / side + grain * 0.3
      pixels[at + 2] = 60 + grain * 0.3
    }
  const jpeg = await sharp(pixels, {
    raw: { width: side, height: side, channels: 3 },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { bytes: new Uint8Array(jpeg), side }
}
