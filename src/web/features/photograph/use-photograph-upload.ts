import { useEffect, useRef, useState } from 'react'
import { readParticipant } from '#contract/participant.ts'
import { removePhotograph } from '#contract/photograph.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/call-api.ts'
import { useLocale } from '../session/use-locale.ts'
import { type CropView, wholePicture } from './photograph-cropper.tsx'
import { type Picture, readPicture } from './read-picture.ts'
import { reducePicture } from './reduce-picture.ts'
import { sendPhotograph } from './send-photograph.ts'
import type { Crop } from './whole-crop.ts'

/** Where the photograph stands; `problems` are sentences, `reducible` a picture that only weighs too much. */
export type UploadState =
  | { kind: 'idle'; problems: readonly string[]; reducible: Picture | null }
  | { kind: 'reading' }
  | {
      kind: 'cropping'
      picture: Picture
      view: CropView
      problem: string | null
    }
  | { kind: 'sending'; progress: number }
  | { kind: 'removing' }

type Parts = {
  participant: string
  /** The new photograph, null once it is removed, and the version that the application has now. */
  onStored: (fileGuid: string | null, version: number) => void
}

/** What is to be sent: the picture, its square and how it lay under the frame. */
type Framed = { picture: Picture; crop: Crop; view: CropView }

const idle: Extract<UploadState, { kind: 'idle' }> = {
  kind: 'idle',
  problems: [],
  reducible: null,
}

/** Chooses, crops, sends and removes a participant's photograph. A failed sending goes back to the frame as it was. */
export function usePhotographUpload({ participant, onStored }: Parts) {
  const locale = useLocale()
  const [state, setState] = useState<UploadState>(idle)
  const held = useRef<Picture | null>(null)
  const sending = useRef<AbortController | null>(null)
  const framed = useRef<Framed | null>(null)
  useEffect(
    () => () => {
      sending.current?.abort()
      if (held.current) URL.revokeObjectURL(held.current.url)
    },
    [],
  )

  const hold = (picture: Picture | null) => {
    if (held.current && held.current.url !== picture?.url) URL.revokeObjectURL(held.current.url)
    held.current = picture
    framed.current = null
  }
  const fail = (sentence: string) => setState({ ...idle, problems: [sentence] })

  async function choose(file: File) {
    setState({ kind: 'reading' })
    const verdict = await readPicture(file)
    hold(verdict.ok ? verdict.picture : verdict.reducible)
    if (verdict.ok)
      return setState({
        kind: 'cropping',
        picture: verdict.picture,
        view: wholePicture,
        problem: null,
      })
    const problems = verdict.codes.map(code => errorSentence(code, locale))
    setState({ kind: 'idle', problems, reducible: verdict.reducible })
  }

  async function reduce(picture: Picture) {
    setState({ kind: 'reading' })
    const smaller = await reducePicture(picture).catch(() => null)
    if (smaller) await choose(smaller)
    else fail(errorSentence('photo_bytes', locale))
  }

  /** Sends what is in the frame; true once it is stored. */
  async function send(): Promise<boolean> {
    if (!framed.current) return false
    const { picture, crop, view } = framed.current
    const call = new AbortController()
    sending.current = call
    setState({ kind: 'sending', progress: 0 })
    try {
      const { fileGuid, version } = await sendPhotograph({
        participant,
        file: picture.file,
        crop,
        locale,
        signal: call.signal,
        onProgress: progress => setState({ kind: 'sending', progress }),
      })
      hold(null)
      setState(idle)
      onStored(fileGuid, version)
      return true
    } catch (error) {
      const problem = error instanceof ApiError ? error.message : null
      setState({ kind: 'cropping', picture, view, problem })
      return false
    }
  }

  async function remove() {
    setState({ kind: 'removing' })
    try {
      await callApi(removePhotograph, { params: { guid: participant } })
      const { version } = await callApi(readParticipant, {
        params: { guid: participant },
      })
      setState(idle)
      onStored(null, version)
    } catch (error) {
      fail(error instanceof ApiError ? error.message : errorSentence('photo_remove_failed', locale))
    }
  }

  return {
    state,
    choose,
    reduce,
    frame(picture: Picture, crop: Crop, view: CropView) {
      framed.current = { picture, crop, view }
    },
    send,
    remove,
    cancelSending: () => sending.current?.abort(),
    cancelCrop() {
      hold(null)
      setState(idle)
    },
  }
}
