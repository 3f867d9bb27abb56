// The browser for the end-to-end tests: the machine's own Chromium, or Debian's.
import { delimiter, join } from 'node:path'
import { findProgram, installWhenMissing, isExecutable } from './machine.mjs'

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

/** Chromium without a window of its own, which draws the same pages in a quarter less time; the whole one where it is missing. */
export function headlessPath() {
  return process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell') ?? browserPath()
}

/** Resolves when there is a browser; installs Debian's where possible, and otherwise ends the process with one line. */
export function installBrowserWhenMissing() {
  return installWhenMissing(browserPath, {
    name: 'Chromium',
    packages: ['chromium', 'chromium-headless-shell'],
    why: 'the browser journeys need it: install it (Debian: "sudo apt-get install chromium") or set CHROMIUM_PATH',
  })
}
