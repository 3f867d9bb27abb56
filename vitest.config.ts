import { defineConfig } from 'vitest/config'

/**
 * Four tiers (CONTRIBUTING.md): tables beside the source, which take milliseconds; the HTTP server in process on a real PostgreSQL;
 * the embedded PostgreSQL itself, really started and killed; a production in processes of its own (`npm run rehearse`). Browser journeys are Playwright's.
 */
export default defineConfig({
  // A test runs what ships, not what a bundler would make of it, and reads no other project's settings.
  envDir: false,
  test: {
    setupFiles: ['./test/fail-on-console.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          include: [
            'src/{domain,contract,messages,web}/**/*.test.{ts,tsx}',
            'test/{recommendation,identity}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['test/architecture.test.ts', 'test/architecture/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['test/http/**/*.test.ts', 'test/persistence/**/*.test.ts'],
          globalSetup: ['./test/http/global-setup.ts'],
          // Each file has a server and a database of its own; reading the app's modules anew for each took a quarter of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['./test/http/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['test/embedded/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['test/operations/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'rehearsal',
          include: ['test/rehearsal/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
