import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { headlessPath } from './scripts/browser.mjs'
import { runtimePath, serverRun } from './scripts/runtime.mjs'

const port = 3217
const { flags, env } = serverRun()
// Set once, here: the processes that run the journeys inherit it.
process.env.E2E_SESSIONS ??= mkdtempSync(join(tmpdir(), 'quorum-e2e-sessions-'))

/** Journeys by role in Debian's Chromium against the real app on an empty folder of its own. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  timeout: 150_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // All journeys share one app and one machine: a second try tells a fault of the app from a busy moment, and is reported.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
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
    actionTimeout: 15_000,
    trace: 'on-first-retry',
  },
  webServer: {
    command: [runtimePath(), ...flags, 'e2e/serve.ts'].join(' '),
    url: `http://localhost:${port}/healthz`,
    env: { ...env, PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
    stdout: 'pipe',
  },
})
