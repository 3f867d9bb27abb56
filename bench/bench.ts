// npm run bench: measures what product and issue promise and prints each figure beside its target. `npm run bench -- pages start`
// measures those alone. Everything runs on 127.0.0.1, on folders and ports of its own, and is stopped at the end.
import { cpus, loadavg } from 'node:os'
import { isBuilt } from '../scripts/inputs.mjs'
import { fail, run } from '../scripts/steps.mjs'
import { type Figure, type Measurement, type Remark, reached, renderTable } from './figure.ts'
import { apiReadMeasurement } from './figures/api-read.ts'
import { backupMeasurement } from './figures/backup.ts'
import { badgesMeasurement } from './figures/badges.ts'
import { buildMeasurement } from './figures/build.ts'
import { cabinetMeasurement } from './figures/cabinet.ts'
import { chatMeasurement } from './figures/chat.ts'
import { consoleMeasurement } from './figures/console.ts'
import { eveningMeasurement } from './figures/evening.ts'
import { gateMeasurement } from './figures/gate.ts'
import { groupMeasurement } from './figures/group.ts'
import { groupImportMeasurement } from './figures/group-import.ts'
import { lighthouseMeasurement } from './figures/lighthouse.ts'
import { memoryMeasurement } from './figures/memory.ts'
import { pagesMeasurement } from './figures/pages.ts'
import { photographMeasurement } from './figures/photograph.ts'
import { recommendationMeasurement } from './figures/recommendation.ts'
import { searchMeasurement } from './figures/search.ts'
import { secondPageMeasurement } from './figures/second-page.ts'
import { signUpMeasurement } from './figures/sign-up.ts'
import { siteScriptsMeasurement } from './figures/site-scripts.ts'
import { startMeasurement } from './figures/start.ts'

const measurements: Measurement[] = [
  buildMeasurement,
  startMeasurement,
  memoryMeasurement,
  pagesMeasurement,
  searchMeasurement,
  recommendationMeasurement,
  signUpMeasurement,
  photographMeasurement,
  apiReadMeasurement,
  chatMeasurement,
  cabinetMeasurement,
  groupMeasurement,
  groupImportMeasurement,
  eveningMeasurement,
  consoleMeasurement,
  siteScriptsMeasurement,
  secondPageMeasurement,
  backupMeasurement,
  badgesMeasurement,
  gateMeasurement,
  lighthouseMeasurement,
]

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !measurements.some(measurement => measurement.name === name))
if (unknown.length > 0) {
  console.error(
    `Not a measurement: ${unknown.join(', ')}. There are ${measurements.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

if (!isBuilt()) {
  console.log('Building the pages…')
  const code = await run(process.execPath, ['scripts/build.ts', '--quiet'])
  if (code !== 0) fail(`The pages could not be built (code ${code}); the reason is above.`, code)
}

const startedAt = performance.now()
const lines: (Figure | Remark)[] = []
for (const { name, title, measure } of measurements) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`${name}: ${title} …`)
  lines.push(...(await measure()))
}
console.log(`\n${renderTable(lines)}`)
const busy = loadavg()[0]?.toFixed(1)
console.log(
  `\n${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${busy}, Node ${process.versions.node}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
)
const missed = lines.filter(line => !('remark' in line) && reached(line) === false).length
console.log(
  missed === 0
    ? 'Every target is reached.'
    : `${missed} ${missed === 1 ? 'target is' : 'targets are'} missed.`,
)
