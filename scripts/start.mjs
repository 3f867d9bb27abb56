// npm start: from a fresh clone to a running app. Installs what is missing, builds what has changed, then serves.
// package.json begins with `exec`, because a shell between npm and this script would die of a SIGTERM and leave the server behind; on Windows
// exec.cmd stands in for it.
import { isBuilt } from './inputs.mjs'
import { installWhenMissing } from './install.mjs'
import { runtimePath, serverRun } from './runtime.mjs'
import { fail, run } from './steps.mjs'

const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  console.log(
    'npm start takes no arguments. Settings are environment variables: see "Settings" in README.md.',
  )
  process.exit(['--help', '-h'].includes(unknown) ? 0 : 2)
}

const built = isBuilt()
await installWhenMissing({ development: !built })
const node = runtimePath()
if (!built) {
  console.log('Building the pages…')
  const code = await run(node, ['scripts/build.ts', '--quiet'])
  if (code !== 0) fail(`The pages could not be built (code ${code}); the reason is above.`, code)
}
const { flags, env } = serverRun()
process.exit(await run(node, [...flags, 'src/server/main.ts'], { env }))
