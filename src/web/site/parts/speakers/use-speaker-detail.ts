import { useEffect, useState } from 'react'
import { readSpeaker, type SpeakerDetail } from '#contract/speaker.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** The whole of one speaker: null while it is on the way, `failed` when it did not come. */
export function useSpeakerDetail(guid: string): SpeakerDetail | 'failed' | null {
  const [answer, setAnswer] = useState<{ guid: string; detail: SpeakerDetail | 'failed' }>()
  useEffect(() => {
    const stop = new AbortController()
    const settle = (detail: SpeakerDetail | 'failed') => !stop.signal.aborted && setAnswer({ guid, detail })
    callApi(readSpeaker, { params: { guid }, signal: stop.signal }).then(settle, () => settle('failed'))
    return () => stop.abort()
  }, [guid])
  return answer?.guid === guid ? answer.detail : null
}
