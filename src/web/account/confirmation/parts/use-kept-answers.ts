import { useEffect, useRef, useState } from 'react'
import { type KeptAnswers, readAnswers, writeAnswers } from '../rules.ts'

/** The answers that this tab kept when the form opened. They survive a reload and a change of language. */
export function useFoundAnswers(key: string, participant: string): KeptAnswers | null {
  const [found] = useState(() => readAnswers(key))
  return found?.participant === participant ? found : null
}

/** Keeps the answers whenever they change; returns whether the last save worked. */
export function useKeeping(key: string, answers: KeptAnswers): () => boolean {
  const kept = useRef(true)
  const latest = useRef(answers)
  const text = JSON.stringify(answers)
  useEffect(() => {
    latest.current = answers
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes when the answers do
  useEffect(() => {
    kept.current = writeAnswers(key, latest.current)
  }, [key, text])
  return () => kept.current
}

/** Whether the form stood open in this tab. */
export function hasAnswers(key: string): boolean {
  return readAnswers(key) !== null
}
