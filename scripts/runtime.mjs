// Finds the Node 24 that the package `node-<platform>-<arch>` brings, so that the machine's own Node may be older.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fail } from './steps.mjs'

const PACKAGE_NAMES = { linux: 'node-linux', win32: 'node-win' }

/** Absolute path of a Node that runs TypeScript as it is; falls back to the current one when it is new enough. */
export function runtimePath() {
  const name = PACKAGE_NAMES[process.platform]
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const bundled = fileURLToPath(new URL(`../node_modules/${name}-${process.arch}/${file}`, import.meta.url))
  if (name && existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `Quorum needs Node 24, and none is packaged for ${process.platform}-${process.arch}: install Node 24 and start again.`,
  )
}

/**
 * How the app itself is run (decision 018): bounded generations and one malloc arena, which returns free memory, keep it small; compiled code (with
 * types stripped) is cached between starts, so that later ones are faster and smaller; React renders as in production.
 */
export function serverRun() {
  const cache = fileURLToPath(new URL('../build/.compile-cache', import.meta.url))
  const defaults = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: cache,
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '65536',
  }
  return {
    flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
    env: { ...defaults, ...process.env },
  }
}
