import { useEffect, useState } from 'react'
import { readFile } from '#contract/photograph.ts'
import { callApi } from '#web/kit/api/call-api.ts'

type PrivateFile = { url: string | null; failed: boolean }

const nothing: PrivateFile = { url: null, failed: false }

/**
 * An object URL of a private file for `<img>`, only while the component is mounted: the bytes are in no cache of the browser or of ours. Null
 * requests nothing.
 */
export function usePrivateFile(guid: string | null): PrivateFile {
  const [file, setFile] = useState(nothing)
  useEffect(() => {
    if (!guid) return
    const stop = new AbortController()
    let url: string | null = null
    callApi(readFile, { params: { guid }, signal: stop.signal }).then(
      blob => {
        if (stop.signal.aborted) return
        url = URL.createObjectURL(blob)
        setFile({ url, failed: false })
      },
      () => {
        if (!stop.signal.aborted) setFile({ url: null, failed: true })
      },
    )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
      setFile(nothing)
    }
  }, [guid])
  return file
}
