// Programs of the machine that only tests need: found, or on Debian installed by root.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './steps.mjs'

/** Resolves when `find` finds the program; installs Debian's packages where possible, and otherwise ends the process with one line. */
export async function installWhenMissing(find, { name, packages, why }) {
  if (find()) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get'))
    fail(`${name} is not installed, and ${why}.`)
  console.log(`Installing ${name} with apt-get…`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // A fresh machine has no package lists, and even after a failed update the old ones may do.
  await run('apt-get', ['update', '-q'], options)
  const code = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], options)
  if (code !== 0 || !find())
    fail(`${name} could not be installed: apt-get ended with code ${code}. ${why}.`, code || 1)
}

/** Absolute path of a program on PATH or where Debian has what only root usually runs; `undefined` where there is none. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders
    .filter(Boolean)
    .map(folder => join(folder, name))
    .find(isExecutable)
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
