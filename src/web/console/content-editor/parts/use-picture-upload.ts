import { useEffect, useRef, useState } from 'react'
import type { PictureValue } from '#domain/content/content-field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { refusedPicture, uploadPicture } from './upload-picture.ts'

export type RunningUpload = { id: number; name: string; share: number }

/** Uploads pictures one after another, so that they keep the chosen order. Reports progress and refusals by file name. */
export function usePictureUpload(kind: ContentKind, onStored: (picture: PictureValue) => void) {
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const stored = useLatestCallback(onStored)
  const control = useRef(new AbortController())
  const turn = useRef(Promise.resolve())
  const lastId = useRef(0)
  useEffect(() => {
    // In development React mounts twice, and the second mount needs a fresh controller.
    control.current = new AbortController()
    return () => control.current.abort()
  }, [])

  const send = async (file: File, id: number, alone: boolean) => {
    const { signal } = control.current
    if (signal.aborted) return
    try {
      const picture = await uploadPicture(kind, file, {
        signal,
        onProgress: share => setRunning(known => known.map(one => (one.id === id ? { ...one, share } : one))),
      })
      stored(picture)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      const reason = error instanceof Error ? error.message : String(error)
      setRefusals(known => [...known, alone ? reason : `${file.name}: ${reason}`])
    } finally {
      setRunning(known => known.filter(one => one.id !== id))
    }
  }

  const start = (files: readonly File[]) => {
    const alone = files.length === 1
    setRefusals([])
    for (const file of files) {
      const refused = refusedPicture(file)
      if (refused) {
        setRefusals(known => [...known, alone ? refused : `${file.name}: ${refused}`])
        continue
      }
      lastId.current += 1
      const id = lastId.current
      setRunning(known => [...known, { id, name: file.name, share: 0 }])
      turn.current = turn.current.then(() => send(file, id, alone))
    }
  }
  return { running, refusals, start }
}
