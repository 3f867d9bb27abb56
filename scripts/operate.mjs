// Runs an operator's command (set-up, check-settings, backup, restore) with the project's own Node 24. Needs no development packages, so that it
// works in the image too.
import { installWhenMissing } from './install.mjs'
import { runtimePath } from './runtime.mjs'
import { run } from './steps.mjs'

await installWhenMissing({ development: false })
process.exit(await run(runtimePath(), process.argv.slice(2)))
