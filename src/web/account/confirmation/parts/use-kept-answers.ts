import { useEffect, useRef, useState } from 'react'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { type KeptAnswers, readAnswers, writeAnswers } from './kept-answers.ts'

/** What this tab kept of the answers about a participant when the form opened; neither another language nor a reload loses them. */
export function useFoundAnswers(key: string, participant: string): KeptAnswers | null {
  const [found] = useState(() => readAnswers(tabStorage(), key))
  return found?.participant === participant ? found : null
}

/** Keeps the answers whenever they change; returns whether the last ones could be kept. */
export function useKeeping(key: string, answers: KeptAnswers): () => boolean {
  const kept = useRef(true)
  const latest = useRef(answers)
  const text = JSON.stringify(answers)
  useEffect(() => {
    latest.current = answers
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes when the answers do
  useEffect(() => {
    kept.current = writeAnswers(tabStorage(), key, latest.current)
  }, [key, text])
  return () => kept.current
}

/** Whether the form stood open in this tab. */
export function hasAnswers(key: string): boolean {
  return readAnswers(tabStorage(), key) !== null
}

/** Forgets the answers: they have been sent, or there is nothing to answer any more. */
export function forgetAnswers(key: string): void {
  writeAnswers(tabStorage(), key, null)
}
