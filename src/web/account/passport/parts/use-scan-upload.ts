import { useEffect, useRef, useState } from 'react'
import { uploadPassportFile } from '#contract/passport.ts'
import { checkScan } from '#web/account/file/check-scan.ts'
import { uploadFile } from '#web/kit/file/upload-file.ts'
import { failedScan, refusedScan } from './scan-sentence.ts'

export type ScanUpload = { name: string; progress: number } | null

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
    setError(verdict.ok ? null : refusedScan(verdict.code))
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
      if (!stop.signal.aborted) setError(failedScan(cause))
    } finally {
      if (!stop.signal.aborted) setUpload(null)
    }
  }
  return { upload, error, send }
}
