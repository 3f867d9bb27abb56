import { useRouteLoaderData } from 'react-router'
import type { EditionFacts } from '#contract/edition.ts'

type RootData = { edition: EditionFacts; publicUrl: string; demo: boolean }

/** Public facts of the current edition, as the page was rendered with. */
export function useEdition(): EditionFacts {
  return useRootData().edition
}

export function useRootData(): RootData {
  const data = useRouteLoaderData('root')
  if (!data) throw new Error('The root loader has not run')
  return data as RootData
}

/** The edition's clock now: the machine's clock moved by the demo's offset. */
export function editionNow(edition: EditionFacts, machineNow: number): Date {
  return new Date(machineNow + edition.clock.offsetMilliseconds)
}

/**
 * An instant of the machine's clock (a log-in, the end of a card payment, a message that was sent) as the edition's clock shows it, in milliseconds:
 * in the demo all dates of a page are of one calendar (decision 002).
 */
export function asEditionInstant(edition: EditionFacts, machineInstant: string): number {
  return editionNow(edition, Date.parse(machineInstant)).getTime()
}
