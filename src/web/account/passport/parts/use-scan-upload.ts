import { useEffect, useRef, useState } from 'react'
import { uploadPassportFile } from '#contract/passport.ts'
import type { ScanFinding, ScanPage } from '#domain/passport/scan-finding.ts'
import { checkScan, isPdf } from '#web/account/file/rules.ts'
import { uploadFile } from '#web/kit/file/upload-file.ts'
import { reduceScan } from './reduce-scan.ts'
import { openPdf, type ScanPdf } from './scan-pdf.ts'
import { failedScan, refusedScan } from './scan-sentence.ts'

/** A page that was uploaded here: its name for the person, and what they should look at. */
export type SentScan = { fileGuid: string; name: string; findings: readonly ScanFinding[] }

type ScanUpload = { name: string; progress: number } | null
type PdfChoice = { name: string; pdf: ScanPdf } | null

/** Uploads one scan at a time; a new file cancels the one under way. A PDF of several pages asks which of them it is. */
export function useScanUpload(
  { participant, page }: { participant: string; page: ScanPage },
  onDone: (fileGuid: string) => void,
) {
  const [upload, setUpload] = useState<ScanUpload>(null)
  const [choice, setChoice] = useState<PdfChoice>(null)
  const [sent, setSent] = useState<SentScan | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const opened = useRef<ScanPdf | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      opened.current?.close()
    },
    [],
  )

  function begin(name: string): AbortController {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setError(null)
    setUpload({ name, progress: 0 })
    return stop
  }

  function refuse(sentence: string): void {
    setUpload(null)
    setError(sentence)
  }

  function closeChoice(): void {
    opened.current?.close()
    opened.current = null
    setChoice(null)
  }

  async function send(file: File): Promise<void> {
    const verdict = checkScan(file)
    closeChoice()
    if (!verdict.ok) {
      running.current?.abort()
      return refuse(refusedScan(verdict.code))
    }
    const stop = begin(file.name)
    if (!isPdf(file)) return sendPicture(file, stop)
    const pdf = await openPdf(file)
    if ('code' in pdf) return stop.signal.aborted ? undefined : refuse(refusedScan(pdf.code))
    if (stop.signal.aborted) return pdf.close()
    opened.current = pdf
    if (pdf.thumbnails.length === 1) return sendPage(1, pdf, stop)
    setUpload(null)
    setChoice({ name: file.name, pdf })
  }

  async function sendPage(number: number, pdf: ScanPdf, stop: AbortController): Promise<void> {
    const picture = await pdf.picture(number).catch(() => null)
    closeChoice()
    if (stop.signal.aborted) return
    if (!picture) return refuse(refusedScan('scan_unreadable'))
    await sendPicture(picture, stop)
  }

  async function sendPicture(file: File, stop: AbortController): Promise<void> {
    const ready = await reduceScan(file)
    if (stop.signal.aborted) return
    if ('code' in ready) return refuse(refusedScan(ready.code))
    const form = new FormData()
    form.set('participant', participant)
    form.set('page', page)
    form.set('file', ready.file)
    try {
      const onProgress = (progress: number) =>
        !stop.signal.aborted && setUpload({ name: file.name, progress })
      const done = await uploadFile(uploadPassportFile, { form, onProgress, signal: stop.signal })
      if (stop.signal.aborted) return
      setSent({ ...done, name: file.name })
      onDone(done.fileGuid)
    } catch (cause) {
      if (!stop.signal.aborted) setError(failedScan(cause))
    } finally {
      if (!stop.signal.aborted) setUpload(null)
    }
  }

  const choosePage = (number: number) => choice && sendPage(number, choice.pdf, begin(choice.name))
  return { upload, choice, sent, error, send, choosePage, closeChoice }
}
