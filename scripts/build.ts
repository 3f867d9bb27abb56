// Builds the pages: compiled messages, route types, then the browser's and the server's bundles under build/, the browser's compressed.
import { inputsHash, recordBuild } from './inputs.mjs'
import { commandOf, fail, run } from './steps.mjs'

const quiet = process.argv.includes('--quiet') ? ['--logLevel', 'warn'] : []

const inputs = inputsHash()
const generated = await run(process.execPath, ['scripts/generate.ts'])
if (generated !== 0) process.exit(generated)
const built = await run(
  process.execPath,
  [commandOf('@react-router/dev', 'react-router'), 'build', ...quiet],
  {
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
if (built !== 0) fail(`react-router build ended with code ${built}; the reason is above.`, built)
const compressed = await run(process.execPath, ['scripts/compress-assets.ts'])
if (compressed !== 0) process.exit(compressed)
recordBuild(inputs)
