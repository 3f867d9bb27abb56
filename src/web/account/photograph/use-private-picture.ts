import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFile } from '#contract/photograph.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** An address for a private file that only its owner may read: fetched with the token and kept in memory while shown. */
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
