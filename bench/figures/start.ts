import { startApp, withFolder } from '../app-process.ts'
import { type Figure, type Measurement, median } from '../figure.ts'

const emptyStarts = 3
const startsWithData = 5
const paths = ['/healthz', '/']

/** From the command to the first answers, as `npm start` does it when nothing needs to be built. */
export const startMeasurement: Measurement = {
  name: 'start',
  title: `start to first answer, ${emptyStarts} times on an empty folder, ${startsWithData} times with data`,
  async measure() {
    const empty: Times[] = []
    const withData: Times[] = []
    for (let run = 0; run < emptyStarts; run += 1)
      await withFolder(async dataDir => {
        empty.push(await timeStart(dataDir))
        if (run > 0) return
        for (let again = 0; again < startsWithData; again += 1) withData.push(await timeStart(dataDir))
      })
    return [...report('start on an empty folder', empty, 6), ...report('start with data', withData, 2)]
  },
}

type Times = Record<string, number>

async function timeStart(dataDir: string): Promise<Times> {
  const app = await startApp({
    mode: 'demo',
    dataDir,
    program: 'scripts/start.mjs',
    firstAnswers: paths,
  })
  await app.stop()
  return app.firstAnswers
}

function report(what: string, runs: Times[], seconds: number): Figure[] {
  return paths.map(path => {
    const values = runs.map(times => (times[path] ?? Number.NaN) / 1000)
    const all = values.map(value => value.toFixed(2)).join(', ')
    return {
      what: `${what} to ${path}`,
      value: median(values),
      unit: 's',
      target: { limit: seconds, direction: 'at most' },
      note: `all: ${all}`,
    }
  })
}
