import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { headlessPath } from './scripts/browser.mjs'
import { runtimePath, serverRun } from './scripts/runtime.mjs'

const firstPort = 3217
/** Two journeys at once, when the machine has a processor for each: much of a journey is waiting. */
const apps = Math.min(availableParallelism(), 2)
/** The English half of a journey in both languages; those of the public site are short and are always walked. */
const secondLanguage = /^(?!.*\b(?:visitor|public)-)(?:(?!\bin ru\b).)*\bin en\b/
const { flags, env } = serverRun()
// Set once, here: the processes that run the journeys inherit it.
process.env.E2E_SESSIONS ??= mkdtempSync(join(tmpdir(), 'quorum-e2e-sessions-'))

/** Journeys by role in Debian's Chromium against the real app on an empty folder; those that run at once have an app each. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: apps,
  ...(process.env.JOURNEYS === 'first-language' && { grepInvert: secondLanguage }),
  // Journeys share an app and the machine: a second try tells a fault of the app from a busy moment, and is reported.
  retries: 1,
  reporter: [['list']],
  use: {
    // Playwright numbers the places in which journeys run, and reads this file anew in each.
    baseURL: `http://localhost:${firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0)}`,
    launchOptions: {
      executablePath: headlessPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 30_000,
    trace: 'on-first-retry',
  },
  webServer: Array.from({ length: apps }, (_, index) => firstPort + index).map(port => ({
    command: [runtimePath(), ...flags, 'e2e/serve.ts'].join(' '),
    url: `http://localhost:${port}/healthz`,
    env: { ...env, PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
    stdout: 'pipe',
  })),
})
