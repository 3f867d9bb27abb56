// Finds the Node 24 that the package `node-<platform>-<arch>` brings, so that the machine's own Node may be older.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packageName = { linux: 'node-linux', win32: 'node-win' }[process.platform]

/** Absolute path of a Node that runs TypeScript as it is; falls back to the current one when it is new enough. */
export function runtimePath() {
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const bundled = fileURLToPath(new URL(`../node_modules/${packageName}-${process.arch}/${file}`, import.meta.url))
  if (packageName && existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Quorum needs Node 24: run "npm ci" to install it, or start with Node 24 or newer.')
  process.exit(1)
}
