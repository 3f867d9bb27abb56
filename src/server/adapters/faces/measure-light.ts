import { eyeMiddle, type Face, headHeight } from '#domain/photograph/face-geometry.ts'
import type { Background, Light } from '#domain/photograph/judge-light.ts'
import type { BarePicture } from './port.ts'

/** Where the background is sampled: above the head, and beside it down to the chin. Shares of the picture. */
const strips = { top: 0.08, side: 0.14 } as const

/** The head with its hair as an ellipse around the eyes, relative to its measured height. */
const hair = { across: 0.5, down: 0.62 } as const

/** Sample every third pixel across and down: enough, and faster. */
const step = 3

/** With fewer samples there is no result. */
const leastSamples = 200

/** The inner face, which is skin: shares of the head's height around the eyes. */
const skin = { across: 0.28, up: 0.16, down: 0.42, pixels: 200 } as const

/** Nearly black or white brightness, 0 to 255. */
const extremes = { dark: 20, light: 235 } as const

/** Measures the background and the light on a face; shapes and thresholds of domain.md §7.2. */
export function measureLight(picture: BarePicture, face: Face): Light {
  const patch = facePatch(picture, face)
  return {
    background: measureBackground(picture, face),
    sharpness: laplacianVariance(patch, skin.pixels),
    clipped:
      patch.reduce((count, value) => count + Number(value < extremes.dark || value > extremes.light), 0) /
      Math.max(1, patch.length),
    brightness: patch.reduce((sum, value) => sum + value, 0) / Math.max(1, patch.length),
  }
}

function measureBackground(picture: BarePicture, face: Face): Background | null {
  const { width, height } = picture
  const [eyes, head] = [eyeMiddle(face), headHeight(face)]
  const lightness: number[] = []
  let chroma = 0
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const beside = x < width * strips.side || x >= width * (1 - strips.side)
      if (y >= height * strips.top && !(beside && y < face.chin.y)) continue
      if (Math.hypot((x - eyes.x) / (head * hair.across), (y - eyes.y) / (head * hair.down)) < 1) continue
      const lab = toLab(picture, x, y)
      lightness.push(lab.lightness)
      chroma += lab.chroma
    }
  if (lightness.length < leastSamples) return null
  lightness.sort((one, other) => one - other)
  const mean = lightness.reduce((sum, value) => sum + value, 0) / lightness.length
  const variance = lightness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / lightness.length
  return {
    lightness: mean,
    dark: lightness[Math.floor(lightness.length / 10)] ?? mean,
    spread: Math.sqrt(variance),
    chroma: chroma / lightness.length,
  }
}

/** Brightness of the inner face, resampled to this size. */
function facePatch(picture: BarePicture, face: Face): Float32Array {
  const [eyes, head] = [eyeMiddle(face), headHeight(face)]
  const { across, up, down, pixels } = skin
  const patch = new Float32Array(pixels * pixels)
  for (let row = 0; row < pixels; row += 1)
    for (let column = 0; column < pixels; column += 1) {
      const x = eyes.x + head * across * ((2 * column) / pixels - 1)
      const y = eyes.y + head * ((up + down) * (row / pixels) - up)
      patch[row * pixels + column] = brightnessAt(picture, x, y)
    }
  return patch
}

/** Interpolated between four pixels, 0 to 255; outside the picture the edge is repeated. */
function brightnessAt(picture: BarePicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [x - left, y - top]
  const above = brightness(picture, left, top) * (1 - across) + brightness(picture, left + 1, top) * across
  const below =
    brightness(picture, left, top + 1) * (1 - across) + brightness(picture, left + 1, top + 1) * across
  return above * (1 - down) + below * down
}

function brightness(picture: BarePicture, x: number, y: number): number {
  const at = offset(picture, x, y)
  const { pixels } = picture
  return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
}

function offset({ width, height }: BarePicture, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, x))
  const row = Math.max(0, Math.min(height - 1, y))
  return (row * width + column) * 3
}

function laplacianVariance(patch: Float32Array, side: number): number {
  let [count, sum, squares] = [0, 0, 0]
  for (let row = 1; row < side - 1; row += 1)
    for (let column = 1; column < side - 1; column += 1) {
      const at = row * side + column
      const value =
        (patch[at - 1] ?? 0) +
        (patch[at + 1] ?? 0) +
        (patch[at - side] ?? 0) +
        (patch[at + side] ?? 0) -
        4 * (patch[at] ?? 0)
      count += 1
      sum += value
      squares += value * value
    }
  return squares / count - (sum / count) ** 2
}

/** sRGB to CIELAB, light of D65. */
function toLab(picture: BarePicture, x: number, y: number): { lightness: number; chroma: number } {
  const at = offset(picture, x, y)
  const [red, green, blue] = [0, 1, 2].map(channel => linear(picture.pixels[at + channel] ?? 0)) as [
    number,
    number,
    number,
  ]
  const fx = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const fy = cubeRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const fz = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return { lightness: 116 * fy - 16, chroma: Math.hypot(500 * (fx - fy), 200 * (fy - fz)) }
}

function linear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function cubeRoot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
