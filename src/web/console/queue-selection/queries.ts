import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import type { BulkResult } from '#web/kit/form/bulk-results.tsx'
import { endsAttempt } from '#web/kit/send/attempt-key.ts'
import { useWork } from '#web/kit/send/use-send.ts'

type OneByOne<Row> = {
  idOf: (row: Row) => string
  /** Acts on one row; what it refuses concerns that row alone. */
  act: (row: Row) => Promise<unknown>
  /** Why a row was refused, where the details say it better than the refusal's own code. */
  causeOf?: ((refusal: ApiError) => ErrorCode) | undefined
  /** Queries that it changes. */
  changes: readonly QueryKey[]
}

/**
 * An act on many rows, one after another, with a result for each. Where the server cannot be reached those before hold, and the next attempt goes on after
 * them. `stoppedAt`: the row at which it ended; one that fails there again counts as failed, so that it does not keep the others waiting.
 * `stop`: none begins after the one that is on its way.
 */
export function useOneByOne<Row>({ idOf, act, causeOf = ({ code }) => code, changes }: OneByOne<Row>) {
  const client = useQueryClient()
  const through = useRef(new Map<string, BulkResult>())
  const failing = useRef<string | null>(null)
  const isStopped = useRef(false)
  const [done, setDone] = useState(0)
  const [stoppedAt, setStoppedAt] = useState<string | null>(null)
  const refresh = () => {
    for (const queryKey of changes) void client.invalidateQueries({ queryKey })
  }
  const run = useWork(
    async (rows: readonly Row[]): Promise<BulkResult[]> => {
      isStopped.current = false
      for (const row of rows) {
        const guid = idOf(row)
        if (isStopped.current) break
        if (through.current.has(guid)) continue
        try {
          through.current.set(guid, await resultOf(guid, act(row), causeOf))
        } catch (error) {
          const isSecondTime = failing.current === guid
          failing.current = guid
          setStoppedAt(guid)
          if (!isSecondTime || !(error instanceof ApiError) || error.status < 500) throw error
          through.current.set(guid, { guid, ok: false, code: error.code })
        }
        setDone(through.current.size)
      }
      return [...through.current.values()]
    },
    { onSettled: refresh },
  )
  const stop = () => {
    isStopped.current = true
  }
  return { run, done, stop, stoppedAt, results: () => [...through.current.values()] }
}

/** That nobody answers, that the session has ended or that too much was asked says nothing of the row. */
const isRefusal = ({ status, code }: ApiError) =>
  endsAttempt(status, code) && status !== 401 && status !== 429

async function resultOf(
  guid: string,
  acting: Promise<unknown>,
  causeOf: (refusal: ApiError) => ErrorCode,
): Promise<BulkResult> {
  try {
    await acting
    return { guid, ok: true, code: null }
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error)) throw error
    return { guid, ok: false, code: causeOf(error) }
  }
}
