// Loads several servers in turns, because a shared machine is faster at one moment than at another.
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './figure.ts'
import type { LoadOrder, LoadResult } from './load/load.ts'
import { processorSeconds, startHelper } from './processes.ts'

export type Entrant = {
  port: number
  path: string
  headers: Record<string, string>
  pid: number | null
}

/** Medians over the rounds. */
export type Standing = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of processor time per answer. Other work on the machine hardly affects it. */
  processor: number
  /** Share of one core that the server had; well under 1 means that something else was the limit. */
  share: number
  answerBytes: number
  faults: number
}

export const contestConnections = 32
const rounds = 9
const seconds = 1
/** The JIT has compiled all of an API call only after some ten thousand of them. */
const firstWarmUpSeconds = 5
const warmUpSeconds = 0.3
/** A shared machine slows down after a few busy seconds, so each run starts after a rest. */
const restMs = 500

type Round = LoadResult & { processor: number; share: number }

/**
 * Loads each entrant in each round and gives their standings in the order of the entrants. The order rotates: whoever goes first may find the machine
 * in another state.
 */
export async function runContest(entrants: Entrant[]): Promise<Standing[]> {
  const client = startHelper<LoadOrder, LoadResult>('load/load-client.ts')
  const contestants = entrants.map(entrant => ({ entrant, held: [] as Round[] }))
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { entrant, held } of round % 2 === 0 ? contestants : contestants.toReversed()) {
        await sleep(restMs)
        held.push(await runRound(client, entrant, round === 0 ? firstWarmUpSeconds : warmUpSeconds))
      }
  } finally {
    await client.stop()
  }
  return contestants.map(({ held }) => stand(held))
}

async function runRound(
  client: { ask(order: LoadOrder): Promise<LoadResult> },
  { pid, ...request }: Entrant,
  warmUp: number,
): Promise<Round> {
  const usedBefore = pid ? processorSeconds(pid) : Number.NaN
  const startedAt = performance.now()
  const result = await client.ask({
    ...request,
    connections: contestConnections,
    warmUpSeconds: warmUp,
    seconds,
  })
  const used = (pid ? processorSeconds(pid) : Number.NaN) - usedBefore
  const answers = (result.answers * (seconds + warmUp)) / seconds
  return {
    ...result,
    processor: (used * 1e6) / answers,
    share: used / ((performance.now() - startedAt) / 1000),
  }
}

function stand(held: Round[]): Standing {
  const middle = (field: keyof Round) => median(held.map(round => round[field]))
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    processor: middle('processor'),
    share: middle('share'),
    answerBytes: held[0]?.answerBytes ?? 0,
    faults: held.reduce((sum, { faults }) => sum + faults, 0),
  }
}

/** The note beside a rate. */
export function describeEffort({ processor, share }: Standing): string {
  return `${processor.toFixed(1)} µs of processor an answer, ${share.toFixed(2)} of a core`
}
