import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { ScanCode } from '#web/account/file/rules.ts'
import { scanLimits } from '#web/account/file/rules.ts'

/** More pages than a document has; the others are not offered. */
const mostPages = 12
const thumbnailSide = 320

export type ScanPdf = {
  /** An object URL of each page's small picture; the holder revokes them by `close`. */
  thumbnails: readonly string[]
  /** A page as a picture as large as the server keeps it. */
  picture(page: number): Promise<File | null>
  close(): void
}

/** Opens a PDF in this browser, so that the server only ever reads pictures. The library is loaded with the first PDF. */
export async function openPdf(file: File): Promise<ScanPdf | { code: ScanCode }> {
  const { getDocument, GlobalWorkerOptions, PasswordException } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = workerAddress
  // The security policy allows no WebAssembly.
  const loading = getDocument({ data: await file.arrayBuffer(), useWasm: false, enableXfa: false })
  try {
    const pdf = await loading.promise
    const draw = async (page: number, longestSide: number): Promise<Blob | null> => {
      const sheet = await pdf.getPage(page)
      const { width, height } = sheet.getViewport({ scale: 1 })
      const viewport = sheet.getViewport({ scale: longestSide / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await sheet.render({ canvas, viewport }).promise
      return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    }
    const thumbnails: string[] = []
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages); page += 1) {
      const drawn = await draw(page, thumbnailSide)
      if (drawn) thumbnails.push(URL.createObjectURL(drawn))
    }
    if (thumbnails.length === 0) return { code: 'scan_unreadable' }
    return {
      thumbnails,
      async picture(page) {
        const drawn = await draw(page, scanLimits.longestSide)
        return drawn && new File([drawn], file.name, { type: 'image/jpeg' })
      },
      close() {
        for (const address of thumbnails) URL.revokeObjectURL(address)
        loading.destroy().catch(() => undefined)
      },
    }
  } catch (cause) {
    loading.destroy().catch(() => undefined)
    return { code: cause instanceof PasswordException ? 'scan_password' : 'scan_unreadable' }
  }
}
