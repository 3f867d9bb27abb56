// The browser for the end-to-end tests: the machine's own Chromium, or Debian's.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './steps.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Absolute path of a Chromium (overridden by `CHROMIUM_PATH`), or `undefined` when there is none. */
export function browserPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(Boolean)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...NAMES.flatMap(name => folders.map(folder => join(folder, name))),
    ...ELSEWHERE,
  ]
  return candidates.find(path => path && isExecutable(path))
}

/** Resolves when there is a browser; installs Debian's where possible, and otherwise ends the process with one line. */
export async function installBrowserWhenMissing() {
  if (browserPath()) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !hasApt()) {
    fail(
      'Chromium is not installed, and the browser journeys need it: install it (Debian: "sudo apt-get install chromium") or set CHROMIUM_PATH.',
    )
  }
  console.log('Installing Chromium with apt-get…')
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // A fresh machine has no package lists, and even after a failed update the old ones may do.
  await run('apt-get', ['update', '-q'], options)
  const code = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options)
  if (code !== 0 || !browserPath()) {
    fail(
      `Chromium could not be installed: apt-get ended with code ${code}. Install it by hand or set CHROMIUM_PATH.`,
      code || 1,
    )
  }
}

function hasApt() {
  return isExecutable('/usr/bin/apt-get')
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
