import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { requestChange, withdrawChangeRequest } from '#contract/change-request.ts'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { fieldSentence } from '#web/kit/form/field-errors.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import type { PageName } from '#web/site-map.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import {
  assistantBar,
  barSections,
  type CabinetSection,
  coordinatorBar,
  coordinatorGroups,
  type SectionGroup,
  sectionAccess,
  sectionGroups,
} from './rules.ts'

/** Sends and takes back the change request of one locked section. */
export function useChangeRequest(facts: { guid: string; kind: ChangeRequestKind; queryKey: QueryKey }) {
  const { guid, kind, queryKey } = facts
  const client = useQueryClient()
  const attempt = useAttempt()
  const refresh = () => client.invalidateQueries({ queryKey })
  const send = useMutation({
    mutationFn: (wish: { proposed: Record<string, unknown>; reason: string }) =>
      attempt(wish, (body, idempotencyKey) =>
        callApi(requestChange, { params: { guid }, body: { kind, ...body }, idempotencyKey }),
      ),
    onSuccess: () => {
      toasts.show({ title: m.section_request_sent(), tone: 'positive' })
      return refresh()
    },
  })
  const withdraw = useMutation({
    mutationFn: (request: string) => callApi(withdrawChangeRequest, { params: { guid, request } }),
    onSuccess: () => toasts.show({ title: m.section_request_withdrawn() }),
    // A request that was decided meanwhile is shown as it stands.
    onSettled: refresh,
  })
  return { send, withdraw }
}

export type ChangeRequesting = ReturnType<typeof useChangeRequest>

/** Which pages of the cabinet open for whoever looks at this participant: no link leads where nothing is to be seen. */
export function useOpenSections(): (page: PageName) => boolean {
  const sections = useCurrentParticipant()?.sections ?? null
  return page => sectionAccess(page, sections) === 'open'
}

/** The errors of a section's form: each at its field, and all for the summary in the order of the form. */
export function useSectionErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Pick<SectionField<Values>, 'name' | 'label'>[],
) {
  const locale = useLocale()
  const errors = form.formState.errors as Record<string, { message?: unknown } | undefined>
  const errorOf = (name: keyof Values & string): string | undefined => {
    const message = errors[name]?.message
    return fieldSentence(typeof message === 'string' ? message : undefined, locale)
  }
  const listed: SummaryError[] = fields.flatMap(({ name, label }) => {
    const sentence = errorOf(name)
    return sentence ? [{ field: name, message: labelledError(label, sentence) }] : []
  })
  const top = errorOf('root')
  return { errorOf, errors: top ? [...listed, { field: 'root', message: top }] : listed }
}

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

type SectionConflict<Data, Values> = { typed: Values; fresh: Data }

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

/** The navigation of this account: of the chosen participant, or of a coordinator who has none. */
export function useSections(): { groups: SectionGroup[]; bar: readonly CabinetSection[] } {
  const { groups } = useSession()
  const participant = useCurrentParticipant()
  if (!participant && groups.length > 0) return { groups: coordinatorGroups(), bar: coordinatorBar }
  const sections = participant?.sections ?? null
  return {
    groups: sectionGroups({ speaker: participant?.role === 'speaker', group: groups.length > 0, sections }),
    bar: sections ? assistantBar(sections) : barSections,
  }
}
