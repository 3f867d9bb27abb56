// Compiles the messages and writes the types of the routes. Neither is in git.
import { existsSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { commandOf, fail, PROJECT, run } from './steps.mjs'

/** The language is kept for 365 days (spec point 3). */
const COOKIE_SECONDS = 365 * 24 * 60 * 60
const OUTPUT = `${PROJECT}src/messages/compiled`

process.chdir(PROJECT)
const settings = {
  project: './project.inlang',
  strategy: ['url', 'cookie', 'baseLocale'] as ('url' | 'cookie' | 'baseLocale')[],
  cookieMaxAge: COOKIE_SECONDS,
  emitReadme: false,
  emitPrettierIgnore: false,
  // A running development server reads these files; emptying the folder first would break it for a moment.
  cleanOutdir: false,
}
// A few large modules for the server, which reads them all at start; one small module for each message for the web's chunks.
await compile({ ...settings, outdir: OUTPUT, outputStructure: 'locale-modules' })
await compile({
  ...settings,
  outdir: `${OUTPUT}-by-name`,
  outputStructure: 'message-modules',
  // The web sets the language itself (src/web/paths.ts): without other strategies the runtime is 1 kB instead of 3.
  strategy: ['globalVariable', 'baseLocale'],
  disableAsyncLocalStorage: true,
})
if (!existsSync(`${OUTPUT}/messages.js`)) fail('The messages could not be compiled; the reason is above.')

const code = await run(process.execPath, [commandOf('@react-router/dev', 'react-router'), 'typegen'])
if (code !== 0)
  fail(`The types of the routes could not be generated (code ${code}); the reason is above.`, code)

// The message compiler leaves a timer that would keep this process alive for half a minute.
process.exit(0)
