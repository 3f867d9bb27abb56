// npm test: from a fresh clone to a verdict. Installs what is missing, then runs every check and every tier of tests.
import { installBrowserWhenMissing } from './browser.mjs'
import { installWhenMissing } from './install.mjs'
import { installProxyWhenMissing } from './proxy.mjs'
import { runSteps } from './steps.mjs'

await installWhenMissing()
await installBrowserWhenMissing()
await installProxyWhenMissing()
// Imported only now: the list looks up commands in the installed packages.
const { buildStep, journeyStep, staticSteps, testStep } = await import('./checks.mjs')
// The rehearsal of a production takes its own time: npm run rehearse.
const tests = testStep('domain', 'architecture', 'http', 'server', 'embedded', 'operations')
await runSteps([...staticSteps(), buildStep(), tests, journeyStep()])
