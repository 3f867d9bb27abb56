import { useRouteLoaderData } from 'react-router'
import type { EditionFacts } from '#contract/edition.ts'

type RootData = {
  edition: EditionFacts
  publicUrl: string
  demo: boolean
  /** Whether the forum has a programme of 2024, which has an address of its own. */
  hasProgramme2024: boolean
}

/** Public facts of the current edition, from the root's data. */
export function useEdition(): EditionFacts {
  return useRootData().edition
}

export function useRootData(): RootData {
  const data = useRouteLoaderData('root')
  if (!data) throw new Error('The root loader has not run')
  return data as RootData
}

/** The edition's current time: the machine's clock plus the demo's offset. */
export function editionNow(edition: EditionFacts, machineNow: number): Date {
  return new Date(machineNow + edition.clock.offsetMilliseconds)
}

/**
 * Converts an instant of the machine's clock (a log-in, the end of a card payment, a sent message) to the edition's clock, in milliseconds, so that
 * all dates of a demo page fit together (decision 002).
 */
export function asEditionInstant(edition: EditionFacts, machineInstant: string): number {
  return editionNow(edition, Date.parse(machineInstant)).getTime()
}
