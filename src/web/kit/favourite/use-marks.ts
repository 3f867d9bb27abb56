import { useSyncExternalStore } from 'react'
import type { FavouriteMark } from '#domain/favourite/favourite.ts'
import { marksHere, watchMarks } from './kept-marks.ts'

const none: ReadonlyMap<string, FavouriteMark> = new Map()
let last: { text: string; marks: ReadonlyMap<string, FavouriteMark> } = { text: '', marks: none }

/** The marks of this device or account; none while the server renders. */
export function useMarks(): ReadonlyMap<string, FavouriteMark> {
  return useSyncExternalStore(watchMarks, readMarks, () => none)
}

/** The same map while nothing has changed. */
function readMarks(): ReadonlyMap<string, FavouriteMark> {
  const marks = marksHere()
  const text = JSON.stringify([...marks])
  if (text !== last.text) last = { text, marks }
  return last.marks
}
