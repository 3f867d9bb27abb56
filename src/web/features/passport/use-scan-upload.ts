import { useEffect, useRef, useState } from 'react'
import { uploadPassportFile } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '../../api/api-error.ts'
import { checkScan, type ScanCode } from '../file/check-scan.ts'
import { uploadFile } from '../file/upload-file.ts'

export type ScanUpload = { name: string; progress: number } | null

const sentences: Record<ScanCode, () => string> = {
  scan_type: m.passport_scan_type,
  scan_bytes: m.passport_scan_bytes,
  scan_empty: m.passport_scan_empty,
}

/** Sends one scan at a time; a new file calls off the one on its way. */
export function useScanUpload(participant: string, onDone: (fileGuid: string) => void) {
  const [upload, setUpload] = useState<ScanUpload>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<void> {
    running.current?.abort()
    const verdict = checkScan(file)
    setUpload(null)
    setError(verdict.ok ? null : sentences[verdict.code]())
    if (!verdict.ok) return
    const stop = new AbortController()
    running.current = stop
    const form = new FormData()
    form.set('participant', participant)
    form.set('file', file)
    setUpload({ name: file.name, progress: 0 })
    try {
      const onProgress = (progress: number) =>
        !stop.signal.aborted && setUpload({ name: file.name, progress })
      const { fileGuid } = await uploadFile(uploadPassportFile, {
        form,
        onProgress,
        signal: stop.signal,
      })
      if (!stop.signal.aborted) onDone(fileGuid)
    } catch (cause) {
      if (!stop.signal.aborted) setError(sentenceOf(cause))
    } finally {
      if (!stop.signal.aborted) setUpload(null)
    }
  }
  return { upload, error, send }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof ApiError) return cause.details[0]?.message ?? cause.message
  return m.request_failed()
}
