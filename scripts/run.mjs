// Runs a TypeScript entry with the project's own Node 24, whatever Node the machine has.
import { installWhenMissing } from './install.mjs'
import { runtimePath } from './runtime.mjs'
import { run } from './steps.mjs'

await installWhenMissing()
process.exit(await run(runtimePath(), process.argv.slice(2)))
