// Builds the pages under build/: compiled messages, route types, bundles for browser and server, the public site's script; compresses the browser's files.
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
const site = await run(
  process.execPath,
  [commandOf('vite', 'vite'), 'build', '--config', 'vite.site.config.ts', ...quiet],
  { env: { ...process.env, NODE_ENV: 'production' } },
)
if (site !== 0) fail(`The build of the site's script ended with code ${site}; the reason is above.`, site)
const compressed = await run(process.execPath, ['scripts/compress-assets.ts'])
if (compressed !== 0) process.exit(compressed)
recordBuild(inputs)
