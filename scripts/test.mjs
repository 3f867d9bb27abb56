// npm test: from a fresh clone to a verdict. Installs what is missing, then runs every check and every tier of tests.
import { installBrowserWhenMissing } from './browser.mjs'
import { installWhenMissing } from './install.mjs'
import { runSteps } from './steps.mjs'

await installWhenMissing()
await installBrowserWhenMissing()
// The list asks the installed packages for their commands, so it is read once they are there.
const { browserSteps, staticSteps, testStep } = await import('./checks.mjs')
await runSteps([...staticSteps(), testStep(), ...browserSteps()])
