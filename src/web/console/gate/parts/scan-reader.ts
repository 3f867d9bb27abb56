import type { ScanFound } from './scan-worker.ts'
import scanWorkerUrl from './scan-worker.ts?worker&url'
import { passCodeIn } from './scanned-text.ts'

export type ScanReader = {
  /** Looks for codes in what the camera shows now: that of a pass before any other; null where there is none, or the reader is busy. */
  look: (video: HTMLVideoElement) => Promise<string | null>
  close: () => void
}

/** Pixels of the longer side that are read: a badge held before the chest fills a fifth of the picture and keeps five pixels for each module. */
const longerSide = 960

/** Reads codes in a thread of its own, so that the verdict never waits for a picture. */
export function createScanReader(onFailed: () => void): ScanReader {
  const worker = new Worker(scanWorkerUrl, { type: 'module' })
  let waiting: ((text: string | null) => void) | null = null
  worker.onmessage = ({ data }: MessageEvent<ScanFound>) => {
    if ('failed' in data) onFailed()
    if (!('texts' in data)) return
    waiting?.(data.texts.find(text => passCodeIn(text) !== null) ?? data.texts[0] ?? null)
    waiting = null
  }
  worker.onerror = onFailed
  return {
    async look(video) {
      if (waiting || video.readyState < video.HAVE_CURRENT_DATA) return null
      const { videoWidth: width, videoHeight: height } = video
      const scale = Math.min(1, longerSide / Math.max(width, height))
      const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) }
      let give: (text: string | null) => void = () => {}
      const found = new Promise<string | null>(resolve => {
        give = resolve
      })
      waiting = give
      try {
        const frame = await createImageBitmap(video, size)
        worker.postMessage({ frame }, [frame])
      } catch {
        waiting = null
        return null
      }
      return found
    },
    close() {
      worker.terminate()
      waiting?.(null)
      waiting = null
    },
  }
}
