import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Route } from '#contract/route.ts'
import type { CallOutput, RouteInput } from '#web/kit/api/call-api.ts'
import { failureOf } from './failure.ts'
import { useSend } from './use-send.ts'

type SaveOptions<Answer, Fresh> = {
  /** The query whose data is replaced by the saved record. */
  queryKey?: QueryKey
  read: () => Promise<Fresh>
  /** Other queries that the save changes: the home page, the session. */
  changes?: readonly QueryKey[]
  /** Replaces putting the answer into the query. */
  onSaved?: (answer: Answer) => unknown
  /**
   * Whether a newer version has the same content as the opened one: something outside the form, such as a photograph, may have raised its number.
   * Then there is nothing to choose, and the input is saved on it.
   */
  isUnchanged?: (fresh: Fresh) => boolean
}

/** Both versions, until the person chooses one. */
export type SaveConflict<Values, Fresh> = { typed: Values; fresh: Fresh }

/**
 * Saves a record on the version it was read in. Where another tab or person has saved meanwhile, nothing is overwritten: the other version is read and
 * both are held until the person chooses. Other refusals are thrown.
 */
export function useSave<const R extends Route, Values, Fresh extends { version: number }>(
  route: R,
  inputOf: (values: Values, version: number) => RouteInput<R>,
  options: SaveOptions<CallOutput<R>, Fresh>,
) {
  const { queryKey, read, changes = [], onSaved, isUnchanged } = options
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SaveConflict<Values, Fresh> | null>(null)
  const sent = (given: { values: Values; version: number }) => inputOf(given.values, given.version)
  const send = useSend(route, sent, {
    changes,
    onSuccess(answer) {
      setConflict(null)
      if (onSaved) return onSaved(answer)
      if (queryKey) client.setQueryData(queryKey, answer)
    },
  })

  async function submit(values: Values, version: number): Promise<CallOutput<R> | null> {
    try {
      return await send.mutateAsync({ values, version })
    } catch (error) {
      if (failureOf(error) !== 'conflict') throw error
      const fresh = await read()
      if (isUnchanged?.(fresh) && fresh.version !== version) return submit(values, fresh.version)
      setConflict({ typed: values, fresh })
      return null
    }
  }

  return {
    pending: send.isPending,
    conflict,
    /** The saved record, or null when it was changed elsewhere and the person has to choose. */
    submit,
    /** Saves the input over the other version. */
    keepMine: async () => (conflict ? submit(conflict.typed, conflict.fresh.version) : null),
    /** Returns the other version; the caller fills the form with it. */
    takeTheirs(): Fresh | null {
      if (!conflict) return null
      if (queryKey) client.setQueryData(queryKey, conflict.fresh)
      setConflict(null)
      return conflict.fresh
    },
  }
}
