import exifr from 'exifr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readTakenDate, withTakenDate } from './taken-date.ts'

const drawn = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d0a080' } })
    .jpeg()
    .toBuffer()

it.each([
  { at: '2025:08:20 12:34:56', offset: '+03:00' },
  { at: '2025:08:20 12:34:56', offset: null },
])('keeps %j, and the picture', async taken => {
  const jpeg = new Uint8Array(await drawn())
  const dated = withTakenDate(jpeg, taken)
  expect(await sharp(dated).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
  expect(await readTakenDate(new Blob([dated]))).toEqual(taken)
  expect(Object.keys((await exifr.parse(Buffer.from(dated), { pick: undefined })) ?? {}).sort()).toEqual(
    taken.offset ? ['DateTimeOriginal', 'OffsetTimeOriginal'] : ['DateTimeOriginal'],
  )
})

it('finds none where there is none', async () => {
  expect(await readTakenDate(new Blob([new Uint8Array(await drawn())]))).toBeNull()
  expect(await readTakenDate(new Blob(['no picture']))).toBeNull()
})
