import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { topics } from '#domain/content/content-choice.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import type { SpeakerQuery } from './search-speakers.ts'

/** Browsers refuse an address that changes with every key. */
const settleMilliseconds = 300

/** A panel that was opened from the list, so that Back closes it. */
type Opened = { openedHere?: boolean } | null

/** What the address asks for (`?topic=&q=&speaker=`), once the page is awake, and how to ask for something else. */
export function useSpeakerQuery() {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const asked = new URLSearchParams(hydrated ? search : '')
  const askedWords = asked.get('q') ?? ''
  const askedTopic = asked.get('topic')
  const [words, setWords] = useState('')
  const written = useRef('')

  const write = (changes: Record<string, string | null>, how: { replace: boolean; state?: Opened }) => {
    // A pause after typing may outlast another change: what counts is the address as it is by then.
    const query = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes))
      if (value) query.set(name, value)
      else query.delete(name)
    if ('q' in changes) written.current = changes.q ?? ''
    const text = query.toString()
    navigate(text ? `${pathname}?${text}` : pathname, { ...how, preventScrollReset: true })
  }

  // The address changes the field when somebody else has changed the address.
  useEffect(() => {
    if (askedWords === written.current) return
    written.current = askedWords
    setWords(askedWords)
  }, [askedWords])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what is typed, not the other way round
  useEffect(() => {
    if (words.trim() === written.current) return
    const timer = setTimeout(() => write({ q: words.trim() }, { replace: true }), settleMilliseconds)
    return () => clearTimeout(timer)
  }, [words])

  const topic = topics.find(one => one === askedTopic) ?? null
  return {
    query: { words, topic } satisfies SpeakerQuery,
    /** The guid of the speaker in the panel. */
    speaker: asked.get('speaker'),
    setWords,
    setTopic: (chosen: string | null) => write({ topic: chosen }, { replace: true }),
    clear: () => {
      setWords('')
      write({ q: null, topic: null }, { replace: true })
    },
    open: (guid: string) => write({ speaker: guid }, { replace: false, state: { openedHere: true } }),
    /** To another speaker in the open panel. */
    turnTo: (guid: string) => write({ speaker: guid }, { replace: true, state: state as Opened }),
    close: () => {
      if ((state as Opened)?.openedHere) navigate(-1)
      else write({ speaker: null }, { replace: true })
    },
  }
}
