import { defineConfig } from 'vitest/config'

/** The tests of one folder, as scripts/mutants.ts names them; Stryker runs them in the copy that it has changed. */
const include = (process.env.MUTANT_TESTS ?? '').split(',')

export default defineConfig({
  envDir: false,
  test: {
    include,
    globalSetup: include.some(glob => glob.startsWith('test/http')) ? ['./test/http/global-setup.ts'] : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
