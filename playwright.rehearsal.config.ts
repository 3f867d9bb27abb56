import { defineConfig } from '@playwright/test'
import { browserPath } from './scripts/browser.mjs'

/** The browser's half of `npm run rehearse`: a production with every service played, entered through its own doors. */
export default defineConfig({
  testDir: 'e2e/rehearsal',
  outputDir: 'test-results/rehearsal',
  timeout: 150_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // A second try begins with a new production, so nothing of the first can help it.
  retries: 1,
  reporter: [['list']],
  use: {
    // WebAuthn takes the address of the forum itself and a certificate without fault: see e2e/rehearsal/stage.ts.
    baseURL: 'https://forum.example',
    launchOptions: { executablePath: browserPath() },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
  },
})
