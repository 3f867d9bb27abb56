import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { usePaths } from '../session/use-locale.ts'
import { sectionGroups } from './cabinet-sections.ts'
import { useCurrentParticipant } from './use-current-participant.ts'

/** A quiet moment after the first page has come. Milliseconds. */
const delay = 1500

/** Fetches the code of the other sections while the person reads, so that a tap on one waits for its data alone. */
export function IdleSections() {
  const to = usePaths()
  const { groups } = useSession()
  const participant = useCurrentParticipant()
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setQuiet(true), delay)
    return () => window.clearTimeout(timer)
  }, [])
  if (!quiet) return null
  const sections = sectionGroups({ speaker: participant?.role === 'speaker', group: groups.length > 0 })
    .flatMap(group => group.sections)
    // The programme is a public page with data of its own: it is kept for offline anyway.
    .filter(({ page }) => page !== 'program')
  return sections.map(({ page }) => <PrefetchPageLinks key={page} page={to(page)} />)
}
