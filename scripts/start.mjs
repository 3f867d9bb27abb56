// npm start: from a fresh clone to a running app. Installs what is missing, builds what has changed, then serves.
import { isBuilt } from './inputs.mjs'
import { installWhenMissing } from './install.mjs'
import { runtimePath, serverRun } from './runtime.mjs'
import { fail, run } from './steps.mjs'

await installWhenMissing()
const node = runtimePath()
if (!isBuilt()) {
  console.log('Building the pages…')
  const code = await run(node, ['scripts/build.ts', '--quiet'])
  if (code !== 0) fail(`The pages could not be built (code ${code}); the reason is above.`, code)
}
const { flags, env } = serverRun()
process.exit(await run(node, [...flags, 'src/server/main.ts', ...process.argv.slice(2)], { env }))
