import { useEffect, useRef, useState } from 'react'
import { uploadPassportFile } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { checkScan, scanTypes } from '#web/account/file/rules.ts'
import { uploadFile } from '#web/kit/file/upload-file.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { failedScan, refusedScan } from './scan-sentence.ts'
import { ScanView } from './scan-view.tsx'

type ScanFieldProps = {
  participant: string
  name: string
  label: string
  value: string | null
  onChange: (fileGuid: string | null) => void
  /** The form's error; an upload error takes precedence. */
  error?: string | undefined
}

/** One page of the document. A chosen file is uploaded at once and can be viewed and replaced. */
export function ScanField({ participant, name, label, value, onChange, error }: ScanFieldProps) {
  const { upload, error: uploadError, send } = useScanUpload(participant, onChange)
  const kept = value
    ? [
        {
          id: value,
          name: m.passport_scan_kept(),
          detail: <ScanView fileGuid={value} name={label} />,
        },
      ]
    : []
  const sending = upload && [
    {
      id: 'sending',
      name: upload.name,
      detail: m.passport_scan_sending({
        percent: Math.round(upload.progress * 100),
      }),
      progress: upload.progress,
    },
  ]
  return (
    <FileField
      id={name}
      name={name}
      label={label}
      accept={scanTypes}
      error={uploadError ?? error}
      texts={{
        choose: value ? m.passport_scan_replace() : m.passport_scan_choose(),
        drop: m.passport_scan_drop(),
        remove: file => m.passport_scan_remove({ name: `${label}, ${file}` }),
      }}
      onFiles={([file]) => file && send(file)}
      files={sending ?? kept}
      {...(!sending && { onRemove: () => onChange(null) })}
    />
  )
}

type ScanUpload = { name: string; progress: number } | null

/** Uploads one scan at a time; a new file cancels the one under way. */
function useScanUpload(participant: string, onDone: (fileGuid: string) => void) {
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
