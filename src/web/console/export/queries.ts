import { useQuery } from '@tanstack/react-query'
import { createContext } from 'react'
import {
  cancelExport,
  type ListExport,
  listExports,
  readExportFile,
  startExport,
} from '#contract/organiser-export.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { exportedListWords } from './words.ts'

/** The columns that the list around a button shows, by the keys of the list; null where nothing says it. */
export const ShownColumns = createContext<readonly string[] | null>(null)

const exportsKey = ['organiser', 'exports']

/** Milliseconds between two looks at a file that is being written. */
const lookInterval = 1000

export const isUnderWay = ({ state }: ListExport) => state === 'waiting' || state === 'running'

/** The organiser’s own files. Asked for again and again while one is being written, because its progress comes by no event. */
export function useExports() {
  return useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => callApi(listExports, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? lookInterval : false),
  })
}

export type AskedExport = {
  list: ListExport['list']
  format: ListExport['format']
  columns: string[]
  filters: Record<string, string>
  purpose: string | null
}

export function useStartExport(onSuccess: (started: ListExport) => void) {
  return useSend(startExport, (body: AskedExport) => ({ body }), { changes: [exportsKey], onSuccess })
}

export function useCancelExport(onSuccess: () => void) {
  return useSend(cancelExport, (guid: string) => ({ params: { guid }, body: {} }), {
    changes: [exportsKey],
    onSuccess,
    onError: tellFailure,
  })
}

/** Saves the file under a name in the reader's language. */
export function useExportDownload({ guid, list, format, createdAt }: ListExport) {
  return useSend(readExportFile, () => ({ params: { guid } }), {
    onSuccess: file => saveBlob(file, `${exportedListWords[list]()} ${createdAt.slice(0, 10)}.${format}`),
    onError: tellFailure,
  })
}
