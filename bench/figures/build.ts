import { fail, run } from '../../scripts/steps.mjs'
import type { Measurement } from '../figure.ts'

export const buildMeasurement: Measurement = {
  name: 'build',
  title: 'the build of the pages',
  async measure() {
    const startedAt = performance.now()
    const code = await run(process.execPath, ['scripts/build.ts', '--quiet'])
    if (code !== 0) fail(`The pages could not be built (code ${code}); the reason is above.`, code)
    return [{ what: 'build', value: (performance.now() - startedAt) / 1000, unit: 's' }]
  },
}
