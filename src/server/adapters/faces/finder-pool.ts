import type { FinderRequest } from './finder-message.ts'
import { type FinderWorker, startFinderWorker } from './finder-worker.ts'
import { type FaceFinder, FaceFinderUnavailable, type SeenFaces } from './port.ts'

export type FinderPoolSettings = {
  script: URL
  /** Processes that work at once; the second is started when the first is busy. */
  processes: number
  /** Most pictures that may wait for one. */
  waiting: number
  /** Longest time from request to answer, in milliseconds. */
  patience: number
  /** A process that was idle for so long is stopped, in milliseconds. */
  idle: number
  /** Pause after a process could not be started, in milliseconds. */
  rest: number
  warn: (fault: string) => void
}

type Task = {
  request: Omit<FinderRequest, 'id'>
  resolve: (seen: SeenFaces) => void
  reject: (reason: FaceFinderUnavailable) => void
}

type Place = { worker: FinderWorker; task: Task | null; idle: NodeJS.Timeout | null }

const defaults = {
  script: new URL('./finder-process.ts', import.meta.url),
  processes: 2,
  waiting: 24,
  patience: 10_000,
  idle: 60_000,
  rest: 10_000,
} as const

/**
 * Looks at pictures in separate processes, each taking 150 to 450 MB: started with the first picture, stopped after a minute without one, restarted
 * when one dies (decision 026).
 */
export function createFaceFinder(
  chosen: Partial<FinderPoolSettings> & Pick<FinderPoolSettings, 'warn'>,
): FaceFinder {
  const settings = { ...defaults, ...chosen }
  const places = new Set<Place>()
  const waiting: Task[] = []
  let closed = false
  let restsUntil = 0

  function startNext(): void {
    for (const place of places) if (place.worker.ready() && !place.task) give(place, waiting.shift())
    const starting = [...places].filter(({ worker }) => !worker.ready()).length
    if (waiting.length > starting && places.size < settings.processes && !closed) open()
  }

  function open(): void {
    let began = false
    const worker = startFinderWorker(settings.script, {
      onReady() {
        began = true
        startNext()
      },
      onExit(fault) {
        if (place.idle) clearTimeout(place.idle)
        places.delete(place)
        if (fault) settings.warn(fault)
        if (!began) restsUntil = performance.now() + settings.rest
        place.task?.reject(new FaceFinderUnavailable(fault ?? 'stopped'))
        if (!began) refuseWaiting('could not be started')
        startNext()
      },
    })
    const place: Place = { worker, task: null, idle: null }
    places.add(place)
  }

  function give(place: Place, task: Task | undefined): void {
    if (place.idle) clearTimeout(place.idle)
    place.idle = null
    if (!task) {
      place.idle = setTimeout(() => place.worker.kill(), settings.idle).unref()
      return
    }
    place.task = task
    place.worker.ask(task.request, answer => {
      place.task = null
      if ('fault' in answer) {
        settings.warn(answer.fault)
        task.reject(new FaceFinderUnavailable(answer.fault))
      } else task.resolve(answer)
      startNext()
    })
  }

  function refuseWaiting(reason: string): void {
    for (const task of waiting.splice(0)) task.reject(new FaceFinderUnavailable(reason))
  }

  /** Kills the process: there is no other way to stop a picture that takes too long. */
  function giveUp(task: Task): void {
    const at = waiting.indexOf(task)
    if (at >= 0) waiting.splice(at, 1)
    for (const place of places) if (place.task === task) place.worker.kill()
    task.reject(new FaceFinderUnavailable('took too long'))
  }

  return {
    async find(picture, kind) {
      if (closed) throw new FaceFinderUnavailable('closed')
      if (waiting.length >= settings.waiting) throw new FaceFinderUnavailable('too many pictures wait')
      if (performance.now() < restsUntil) throw new FaceFinderUnavailable('could not be started')
      const { promise, resolve, reject } = Promise.withResolvers<SeenFaces>()
      const task: Task = { request: { picture, kind }, resolve, reject }
      const patience = setTimeout(() => giveUp(task), settings.patience)
      waiting.push(task)
      startNext()
      try {
        return await promise
      } finally {
        clearTimeout(patience)
      }
    },
    async close() {
      closed = true
      refuseWaiting('closed')
      for (const { worker } of places) worker.kill()
    },
  }
}
