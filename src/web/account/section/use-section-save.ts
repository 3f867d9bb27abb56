import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/kit/api/api-error.ts'

type SectionParts<Data extends { version: number }, Values> = {
  queryKey: QueryKey
  read: () => Promise<Data>
  save: (body: Values & { version: number }) => Promise<Data>
  /** Queries whose answers the section changes: the home page, the session. */
  changes?: readonly QueryKey[]
  /**
   * Whether a newer version says the same as the one that the form was opened with: its number may be raised by something beside the form,
   * a photograph for one. Then there is nothing to choose, and what was typed is saved on it.
   */
  isUnchanged?: (fresh: Data) => boolean
}

export type SectionConflict<Data, Values> = { typed: Values; fresh: Data }

/**
 * Saves one section of the cabinet on the version it was read in. Where another tab or person has saved meanwhile, nothing is
 * overwritten: the other version is read and both are held until the person chooses. Other refusals are thrown as ApiError.
 */
export function useSectionSave<Data extends { version: number }, Values>(parts: SectionParts<Data, Values>) {
  const { queryKey, read, save, changes = [], isUnchanged } = parts
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SectionConflict<Data, Values> | null>(null)
  const mutation = useMutation({
    mutationFn: (body: Values & { version: number }) => save(body),
    onSuccess: saved => {
      setConflict(null)
      client.setQueryData(queryKey, saved)
      for (const changed of changes) void client.invalidateQueries({ queryKey: changed })
    },
  })

  async function submit(values: Values, version: number): Promise<Data | null> {
    try {
      return await mutation.mutateAsync({ ...values, version })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
      const fresh = await read()
      if (isUnchanged?.(fresh) && fresh.version !== version) return submit(values, fresh.version)
      setConflict({ typed: values, fresh })
      return null
    }
  }

  return {
    pending: mutation.isPending,
    conflict,
    /** The saved section, or null when it was changed elsewhere and the person has to choose. */
    submit,
    /** Saves what was typed over the other version. */
    async keepMine(): Promise<Data | null> {
      return conflict ? submit(conflict.typed, conflict.fresh.version) : null
    },
    /** Takes the other version; the form is filled with it by the caller. */
    takeTheirs(): Data | null {
      if (!conflict) return null
      client.setQueryData(queryKey, conflict.fresh)
      setConflict(null)
      return conflict.fresh
    },
  }
}
