// Runs a TypeScript entry with the project's own Node 24, whatever Node the machine has.
import { spawn } from 'node:child_process'
import { runtimePath } from './runtime.mjs'

const [entry, ...args] = process.argv.slice(2)
const child = spawn(runtimePath(), [entry, ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
