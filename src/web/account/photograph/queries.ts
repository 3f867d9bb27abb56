import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readParticipant } from '#contract/participant.ts'
import { type ChosenPicture, readFile, readPhotograph, removePhotograph } from '#contract/photograph.ts'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { middleFrame, wholeFrame } from './parts/crop-frame.ts'
import { isRefused } from './parts/live-findings.ts'
import { pickFile } from './parts/pick-file.ts'
import { type Picture, readPicture } from './parts/read-picture.ts'
import { reducePicture } from './parts/reduce-picture.ts'
import { measurePhotograph, sendPhotograph } from './parts/send-photograph.ts'

/** Milliseconds between two looks at a check under way. */
const askAgain = 15_000

/** Asked again until the check is done. */
export function usePhotographStanding(guid: string | null) {
  return useQuery({
    queryKey: ['participant', guid, 'photograph'],
    queryFn: ({ signal }) => callApi(readPhotograph, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: ({ state }) => (state.data?.check?.state === 'pending' ? askAgain : false),
  })
}

type Measuring =
  | { kind: 'under-way'; progress: number }
  | { kind: 'measured'; picture: ChosenPicture }
  | { kind: 'failed'; sentence: string }

/** A chosen picture with its frame; `problems` are the errors of the last upload. */
export type Framing = {
  kind: 'framing'
  picture: Picture
  frame: Frame
  /** The person has moved the frame, so it is not fitted automatically any more. */
  touched: boolean
  declared: boolean
  /** How often sending failed because the picture has no date and the box was not ticked. */
  missed: number
  measuring: Measuring
  problems: readonly string[]
  /** Upload progress, 0 to 1; null while nothing is being sent. */
  sending: number | null
}

/** `reducible` is a picture whose only fault is its file size. */
type UploadState =
  | { kind: 'idle'; problems: readonly string[]; reducible: Picture | null }
  | { kind: 'reading' }
  | Framing
  | { kind: 'removing' }

type Parts = {
  participant: string
  /** The new photograph, null once it is removed, and the application's new version. */
  onStored: (fileGuid: string | null, version: number) => void
}

const idle: Extract<UploadState, { kind: 'idle' }> = { kind: 'idle', problems: [], reducible: null }

/** Chooses, measures, frames, sends and removes a participant's photograph. A failed sending leaves the frame as it was. */
export function usePhotographUpload({ participant, onStored }: Parts) {
  const locale = useLocale()
  const [state, setState] = useState<UploadState>(idle)
  const held = useRef<Picture | null>(null)
  const call = useRef<AbortController | null>(null)
  const removing = useSend(removePhotograph, () => ({ params: { guid: participant } }))
  useEffect(
    () => () => {
      call.current?.abort()
      if (held.current) URL.revokeObjectURL(held.current.url)
    },
    [],
  )

  const hold = (picture: Picture | null) => {
    call.current?.abort()
    if (held.current && held.current.url !== picture?.url) URL.revokeObjectURL(held.current.url)
    held.current = picture
  }
  const begin = () => {
    call.current?.abort()
    call.current = new AbortController()
    return call.current.signal
  }
  /** Changes the current framing; late results are ignored. */
  const reframe = (change: (now: Framing) => Partial<Framing>) =>
    setState(now => (now.kind === 'framing' ? { ...now, ...change(now) } : now))
  const fail = (sentence: string) => setState({ ...idle, problems: [sentence] })

  async function choose(file: File) {
    setState({ kind: 'reading' })
    const verdict = await readPicture(file)
    hold(verdict.ok ? verdict.picture : verdict.reducible)
    if (!verdict.ok) {
      const problems = verdict.codes.map(code => errorSentence(code, locale))
      return setState({ kind: 'idle', problems, reducible: verdict.reducible })
    }
    const { picture } = verdict
    setState({
      kind: 'framing',
      picture,
      frame: middleFrame(picture),
      touched: false,
      declared: false,
      missed: 0,
      measuring: { kind: 'under-way', progress: 0 },
      problems: [],
      sending: null,
    })
    await measure(picture)
  }

  async function measure(picture: Picture) {
    const signal = begin()
    reframe(() => ({ measuring: { kind: 'under-way', progress: 0 } }))
    try {
      const measured = await measurePhotograph({
        participant,
        file: picture.file,
        locale,
        signal,
        onProgress: progress => reframe(() => ({ measuring: { kind: 'under-way', progress } })),
      })
      reframe(now => ({
        measuring: { kind: 'measured', picture: measured },
        ...(!now.touched && measured.proposed && { frame: frameOf(measured.proposed) }),
      }))
    } catch (error) {
      if (!(error instanceof ApiError)) return
      reframe(() => ({ measuring: { kind: 'failed', sentence: error.message } }))
    }
  }

  async function reduce(picture: Picture) {
    setState({ kind: 'reading' })
    const smaller = await reducePicture(picture).catch(() => null)
    if (smaller) await choose(smaller)
    else fail(errorSentence('photo_bytes', locale))
  }

  /** Uploads what is in the frame; true once it is stored. */
  async function send(): Promise<boolean> {
    if (state.kind !== 'framing') return false
    const { picture, frame, declared, measuring } = state
    if (!declared && measuring.kind === 'measured' && measuring.picture.age === 'unknown') {
      reframe(({ missed }) => ({ missed: missed + 1 }))
      return false
    }
    const signal = begin()
    reframe(() => ({ sending: 0, problems: [] }))
    try {
      const { fileGuid, version } = await sendPhotograph({
        participant,
        file: picture.file,
        frame: wholeFrame(frame, picture),
        declared,
        locale,
        signal,
        onProgress: sending => reframe(() => ({ sending })),
      })
      hold(null)
      setState(idle)
      onStored(fileGuid, version)
      return true
    } catch (error) {
      const problems = error instanceof ApiError ? sentencesOf(error) : []
      reframe(now => ({
        sending: null,
        problems,
        // Measuring was cancelled for the upload and does not restart by itself.
        ...(now.measuring.kind === 'under-way' && { measuring: { kind: 'failed', sentence: '' } }),
      }))
      return false
    }
  }

  async function remove(): Promise<boolean> {
    setState({ kind: 'removing' })
    try {
      await removing.mutateAsync()
      const { version } = await callApi(readParticipant, { params: { guid: participant } })
      setState(idle)
      onStored(null, version)
      return true
    } catch (error) {
      fail(error instanceof ApiError ? error.message : errorSentence('photo_remove_failed', locale))
      return false
    }
  }

  return {
    state,
    /** What is in the frame breaks a rule, so another picture is needed. */
    refused:
      state.kind === 'framing' &&
      state.measuring.kind === 'measured' &&
      isRefused(state.measuring.picture, state.frame),
    choose,
    pick: () => pickFile(choose),
    reduce,
    measureAgain: () => state.kind === 'framing' && void measure(state.picture),
    frame: (frame: Frame) => reframe(() => ({ frame, touched: true })),
    propose: () =>
      reframe(({ measuring }) =>
        measuring.kind === 'measured' && measuring.picture.proposed
          ? { frame: frameOf(measuring.picture.proposed) }
          : {},
      ),
    declare: (declared: boolean) => reframe(() => ({ declared, missed: 0 })),
    send,
    remove,
    cancelSending: () => call.current?.abort(),
    cancelFraming() {
      hold(null)
      setState(idle)
    },
  }
}

export type PhotographUpload = ReturnType<typeof usePhotographUpload>

function frameOf({ x, y, width }: { x: number; y: number; width: number }): Frame {
  return { x, y, side: width }
}

/** All errors, without repeats. */
function sentencesOf(error: ApiError): string[] {
  const details = (error.details ?? []).map(({ message }) => message)
  return details.length > 0 ? [...new Set(details)] : [error.message]
}

/** An object URL for a private file: fetched with the access token and kept in memory while shown. */
export function usePrivatePicture(fileGuid: string | null) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file', fileGuid],
    queryFn: ({ signal }) => callApi(readFile, { params: { guid: fileGuid ?? '' }, signal }),
    enabled: fileGuid !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [data])
  return { url, error, retry: () => void refetch() }
}
