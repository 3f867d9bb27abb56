import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What the page sends: one frame of the camera. */
export type ScanFrame = { frame: ImageBitmap }

/** The texts of the codes in it; `failed` where the reader did not load. */
export type ScanFound = { texts: string[] } | { failed: true }

const options: ReaderOptions = {
  formats: ['QRCode'],
  // A badge has another code beside the pass.
  maxNumberOfSymbols: 4,
  tryHarder: true,
  // A phone shows its code as it likes: dark screens invert it.
  tryInvert: true,
  tryRotate: false,
}

/** The parts of a worker's scope used here, which the page's types lack. */
type Worker = {
  addEventListener(type: 'message', listener: (event: MessageEvent<ScanFrame>) => void): void
  postMessage(answer: ScanFound): void
}

const worker = globalThis as unknown as Worker

const reader = prepareZXingModule({
  overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
  fireImmediately: true,
})
reader.catch(() => worker.postMessage({ failed: true }))

let canvas: OffscreenCanvas | null = null

worker.addEventListener('message', async ({ data: { frame } }) => {
  try {
    await reader
    const found = await readBarcodes(pixelsOf(frame), options)
    worker.postMessage({ texts: found.filter(({ isValid }) => isValid).map(({ text }) => text) })
  } catch {
    worker.postMessage({ texts: [] })
  }
})

function pixelsOf(frame: ImageBitmap): ImageData {
  const { width, height } = frame
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(frame, 0, 0)
  frame.close()
  return context.getImageData(0, 0, width, height)
}
