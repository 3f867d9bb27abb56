import { useEffect, useMemo, useState } from 'react'
import { usePlannedProgramme } from '#web/console/programme/queries.ts'
import { placedDraft, sessionClashes } from '#web/console/programme/rules.ts'
import type { ContentEditing } from './use-content-editor.ts'
import type { SiteClashes } from './use-site-clashes.ts'

/** A moment after the last change, so that a time half typed does not flicker. Milliseconds. */
const settle = 300

/** The conflicts of the edited session with all planned ones; null for none and for other kinds. */
export function useSessionClashes(
  { kind, base, values }: ContentEditing,
  edition: string | undefined,
): SiteClashes | null {
  const isSession = kind === 'programmeSession'
  const { data: plan } = usePlannedProgramme(edition, isSession)
  const settled = useSettled(values)
  const guid = base?.guid ?? null
  return useMemo(() => {
    if (!isSession || !plan) return null
    const clashes = sessionClashes(plan.sessions, placedDraft(guid, settled))
    return clashes.length > 0 ? { plan, clashes } : null
  }, [isSession, plan, guid, settled])
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settle)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
