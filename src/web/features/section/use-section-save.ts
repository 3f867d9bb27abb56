import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'

type SectionParts<Data extends { version: number }, Values> = {
  queryKey: QueryKey
  read: () => Promise<Data>
  save: (body: Values & { version: number }) => Promise<Data>
  /** Queries whose answers the section changes: the home page, the session. */
  changes?: readonly QueryKey[]
}

export type SectionConflict<Data, Values> = { typed: Values; fresh: Data }

/**
 * Saves one section of the cabinet on the version it was read in. Where another tab or person has saved meanwhile, nothing is
 * overwritten: the other version is read and both are held until the person chooses. Other refusals are thrown as ApiError.
 */
export function useSectionSave<Data extends { version: number }, Values>(parts: SectionParts<Data, Values>) {
  const { queryKey, read, save, changes = [] } = parts
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
      setConflict({ typed: values, fresh: await read() })
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
