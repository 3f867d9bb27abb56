// Installs the packages when they are missing or differ from package-lock.json.
import { readFileSync } from 'node:fs'
import { fail, PROJECT, run } from './steps.mjs'

/**
 * Resolves when the packages of package-lock.json are installed; otherwise ends the process with one line. What only runs the built app does without
 * the development packages, as in the image.
 */
export async function installWhenMissing({ development = true } = {}) {
  const outdated = firstOutdated(development)
  if (outdated === undefined) return
  console.log(`Installing packages (${outdated})…`)
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // npm tells its scripts its own path. Without it, or on Windows where npm is a batch file, the shell finds it.
  const npm = process.env.npm_execpath
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0)
    fail(
      `The packages could not be installed: "npm ci" ended with code ${code}. Is the registry reachable?`,
      code,
    )
}

/**
 * Compares the two lists themselves, because file times mean nothing after a checkout or a copy. A package for another platform may be missing, but
 * an installed one must have the right version.
 */
function firstOutdated(development) {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted) return fail('package-lock.json is missing: is this a whole clone?')
  if (!present) return 'none are installed yet'
  for (const [path, { version, dev, optional, devOptional, peer }] of Object.entries(wanted)) {
    if (path === '') continue
    const installed = present[path]
    const mayBeAbsent = optional || devOptional || peer || (dev && !development)
    if (installed ? installed.version !== version : !mayBeAbsent)
      return `${path.replace(/^.*node_modules\//, '')} ${version} is not installed`
  }
  return undefined
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(PROJECT + file, 'utf8')).packages
  } catch {
    return undefined
  }
}
