// Runs other programs one after another, with names, times and clear failures.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Root of the project, with a slash at the end. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url))

let interruption

/** Ends the process with one line, or silently when it was interrupted, since then nothing is wrong. */
export function fail(message, code = 1) {
  if (interruption) process.exit(128 + constants.signals[interruption])
  console.error(message)
  process.exit(code)
}

/** The script behind a package's command, so that we can choose the Node that runs it. */
export function commandOf(packageName, command) {
  const { bin } = JSON.parse(readFileSync(`${PROJECT}node_modules/${packageName}/package.json`, 'utf8'))
  return `${PROJECT}node_modules/${packageName}/${typeof bin === 'string' ? bin : bin[command]}`
}

/**
 * Runs a program in the foreground and resolves with its exit code (128 + n for signal n, like shells). Passes on signals sent only to this process.
 * Ctrl-C in a terminal already reaches the whole group, and must not arrive twice.
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: PROJECT, stdio: 'inherit', ...options })
  const pass = signal => {
    interruption = signal
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(`${program} could not be run: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
}

/** Runs named steps in order, `{ name, program, args }`, and ends the process at the first that fails, with its code. */
export async function runSteps(steps) {
  const startedAt = performance.now()
  for (const { name, program, args, env } of steps) {
    const stepStartedAt = performance.now()
    console.log(`\n— ${name}`)
    const code = await run(program, args, { env: { ...process.env, ...env } })
    if (code !== 0) fail(`✗ ${name} failed after ${seconds(stepStartedAt)} (exit code ${code}).`, code)
    console.log(`✓ ${name}: ${seconds(stepStartedAt)}`)
  }
  console.log(`\nAll ${steps.length} steps passed in ${seconds(startedAt)}.`)
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
