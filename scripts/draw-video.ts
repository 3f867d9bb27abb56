// Draws the demo's one video, content/videos/guilloche.webm: twenty seconds of line work that turns and comes back to where it began. It is
// encoded by the browser of the journeys and needs to be run again only when the drawing changes.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { guillocheBand, guillocheSectors } from '#domain/guilloche/guilloche.ts'
import { browserPath } from './browser.mjs'
import { type Frame, webm } from './webm.ts'

const size = { width: 640, height: 360 }
const framesPerSecond = 12
const seconds = 20
const bitrate = 78_000
const output = `${import.meta.dirname}/../content/videos/guilloche.webm`

const scene = {
  ...size,
  framesPerSecond,
  frames: seconds * framesPerSecond,
  bitrate,
  side: 300,
  rosette: guillocheSectors({ seed: 'forum 2026', size: 300, lines: 20 }),
  band: guillocheBand({ seed: 'forum 2026', width: size.width, height: 34, lines: 9 }),
}

const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  // The encoder is there in secure contexts alone, which a file is and an empty page is not.
  await page.goto(`file://${import.meta.dirname}/../src/web/styles/mark.svg`)
  const encoded = await page.evaluate(draw, scene)
  const frames = encoded.map(
    ({ data, ...frame }): Frame => ({ ...frame, bytes: Buffer.from(data, 'base64') }),
  )
  const file = webm({ ...size, milliseconds: seconds * 1000, codec: 'V_VP9', frames })
  writeFileSync(output, file)
  console.log(`${frames.length} frames, ${file.length} bytes`)
} finally {
  await browser.close()
}

/** Runs in the browser: draws frame after frame and gives them back encoded, `data` as base64. */
async function draw(wanted: typeof scene): Promise<{ milliseconds: number; isKey: boolean; data: string }[]> {
  const { width, height, side, framesPerSecond: rate } = wanted
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const families = wanted.rosette.map(({ count, arcs }) => ({
    count,
    arcs: arcs.map(data => new Path2D(data)),
  }))
  const band = wanted.band.map(data => new Path2D(data))
  const encoded: { milliseconds: number; isKey: boolean; data: string }[] = []
  let failure: unknown = null
  const encoder = new VideoEncoder({
    output: chunk => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      encoded.push({
        milliseconds: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')),
      })
    },
    error: error => {
      failure = error
    },
  })
  encoder.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    bitrate: wanted.bitrate,
    framerate: rate,
    latencyMode: 'quality',
  })
  for (let index = 0; index < wanted.frames; index += 1) {
    const share = index / wanted.frames
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = '#0b3b2d'
    pen.fillRect(0, 0, width, height)
    pen.lineWidth = 1
    pen.strokeStyle = 'rgb(214 233 224 / 0.5)'
    for (const [top, way] of [
      [14, 1],
      [height - 48, -1],
    ] as const)
      for (const at of [-1, 0, 1]) {
        pen.setTransform(1, 0, 0, 1, (at + share * way) * width, top)
        for (const line of band) pen.stroke(line)
      }
    pen.strokeStyle = 'rgb(231 243 237 / 0.85)'
    for (const [family, { count, arcs }] of families.entries())
      for (let copy = 0; copy < count; copy += 1) {
        const turn = ((copy + (family % 2 ? -share : share)) * 2 * Math.PI) / count
        pen.setTransform(1, 0, 0, 1, width / 2, height / 2)
        pen.rotate(turn)
        pen.translate(-side / 2, -side / 2)
        for (const arc of arcs) pen.stroke(arc)
      }
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    })
    encoder.encode(frame, { keyFrame: index % (rate * 5) === 0 })
    frame.close()
    while (encoder.encodeQueueSize > 4) await new Promise(resolve => setTimeout(resolve, 5))
  }
  await encoder.flush()
  if (failure) throw failure
  return encoded
}
