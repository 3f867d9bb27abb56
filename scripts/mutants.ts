import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { type Folder, folders } from '../mutants/folders.ts'
import { linesToChange } from '../mutants/sample.ts'

/**
 * Changes one operator at a time and asks the tests whether they notice: `npm run mutants [-- folder…] [--one-in N]`, a folder as in mutants/folders.ts or part of it
 * (`domain/payment`). Prints what nobody noticed and the share that was noticed, and fails below the least share. With `--one-in N` only every Nth run of lines is
 * changed: a sample, for a folder whose tests take hours.
 */
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { 'one-in': { type: 'string', default: '1' } },
})
const oneIn = Number(values['one-in'])
const chosen = asked.length === 0 ? folders : asked.map(folderOf)
const shares: { path: string; noticed: number; of: number; least: number }[] = []

for (const folder of chosen) {
  process.env.MUTANT_TESTS = folder.tests.join(',')
  const mutants = await new Stryker({
    mutate: linesToChange(`src/${folder.path}`, oneIn),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants/vitest.config.ts', related: false },
    // Words, lists and whole blocks are no operators: their absence is seen by eye or by types.
    mutator: {
      excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'Regex'],
    },
    // Stryker would rewrite the settings of TypeScript through an interface that version 7 no longer has; nothing here reads them.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['bench', 'build', 'deploy', 'docs', 'e2e', 'var', 'test-results', 'playwright-report'],
    tempDirName: 'var/mutants',
    concurrency: 1,
    // The first run of all tests of a folder, on a slow machine.
    dryRunTimeoutMinutes: 60,
    // A slow machine is no notice.
    timeoutMS: 30_000,
    coverageAnalysis: 'perTest',
    reporters: ['progress-append-only'],
    logLevel: 'error' as never,
  }).runMutationTest()
  const judged = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const noticed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  for (const mutant of judged)
    if (!noticed.includes(mutant)) {
      const { fileName, location, mutatorName, replacement, status } = mutant
      console.log(
        `${status}: ${fileName.replace(/^.*\/src\//, 'src/')}:${location.start.line} ${mutatorName} -> ${replacement}`,
      )
    }
  shares.push({ path: folder.path, noticed: noticed.length, of: judged.length, least: folder.least })
}

for (const { path, noticed, of, least } of shares)
  console.log(
    `${path}${oneIn > 1 ? `, one line in ${oneIn}` : ''}: ${noticed} of ${of} noticed, ${share(noticed, of).toFixed(3)} (at least ${least})`,
  )
if (shares.some(({ noticed, of, least }) => share(noticed, of) < least)) process.exitCode = 1

function share(noticed: number, of: number): number {
  return of === 0 ? 1 : noticed / of
}

function folderOf(path: string): Folder {
  const whole = folders.find(folder => path === folder.path || path.startsWith(`${folder.path}/`))
  if (!whole) throw new Error(`No tests are named for ${path}: see mutants/folders.ts`)
  return { ...whole, path }
}
