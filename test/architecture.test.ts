import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { applicationTransitions } from '#domain/application/application-transitions.ts'
import { plainAuditActions } from '#domain/audit/audit-entry.ts'
import { changeRequestTransitions } from '#domain/change-request/change-request-transitions.ts'
import { erasureTransitions } from '#domain/erasure/erasure-rules.ts'
import { invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import { nouns } from '#domain/noun/nouns.ts'
import { securityTransitions } from '#domain/passport/security-transitions.ts'
import { paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { cycles, wrongArrows } from './architecture/arrows.ts'
import { folderKnots } from './architecture/folder-knots.ts'
import {
  borrowedAddresses,
  climbingPaths,
  pathsWithoutExtension,
  shapeFaults,
  strayQueries,
  strayStorage,
  unpureRules,
} from './architecture/habits.ts'
import { crossedHouses, openedParts, strangeRoomFiles } from './architecture/houses.ts'
import type { SourceFile } from './architecture/imports.ts'
import { idleMounts, strayMounts, wholeServices } from './architecture/mounts.ts'
import { namesWithoutNoun, secondWords } from './architecture/nouns.ts'
import { idleSentences, manyPositions } from './architecture/positions.ts'
import { type Dependency, privateEntries } from './architecture/private-entries.ts'
import { idleExcuses, straySends } from './architecture/sends.ts'
import { unstyledFiles } from './architecture/site-styles.ts'
import { strayStatuses, uncalledActions, unwrittenActions } from './architecture/transitions.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

function filesOf(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: PROJECT })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.startsWith('src/messages/compiled') && existsSync(PROJECT + path))
    .sort()
    .map(path => ({ path, text: readFileSync(PROJECT + path, 'utf8') }))
}

const files = filesOf('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}')

test('folders and files carry a noun', () => {
  const paths = files.map(({ path }) => path).filter(path => !path.includes('.test.'))
  expect(namesWithoutNoun(paths, nouns)).toEqual([])
})

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(20)
})

test.each([
  ['one thing has one word', secondWords],
  ['paths climb one folder at most', climbingPaths],
  ['arrows point the right way (ARCHITECTURE.md)', wrongArrows],
  ['no two files import each other', cycles],
  ['no front house imports another', crossedHouses],
  ['parts are private to their room', openedParts],
  ['rooms are furnished alike', strangeRoomFiles],
  ['files are short, named and no barrels', shapeFaults],
  ['what is sent and typed goes by the kit', straySends],
  ['no send is excused in vain', idleExcuses],
  ['SQL is in persistence alone', strayQueries],
  ['what the browser keeps goes through one door', strayStorage],
  ['rules know no clock, no chance and no bare error', unpureRules],
  ['loaders ask the router for their address', borrowedAddresses],
  ['paths carry their extension', pathsWithoutExtension],
  ['a status moves by its machine alone', strayStatuses],
  ['the API is mounted by its table', strayMounts],
  ['nothing is mounted by hand in vain', idleMounts],
  ['use cases name the services that they reach', wholeServices],
  ['callers need not count positions', manyPositions],
  ['no function keeps its positions in vain', idleSentences],
] as const)('%s', (_name, faultsOf) => {
  expect(faultsOf(files)).toEqual([])
})

test('the public site has the styles of all that it draws', () => {
  expect(unstyledFiles([...files, ...filesOf('src/web/styles/site.css')])).toEqual([])
})

test('every action of a status machine is taken by a use case', () => {
  const machines = {
    applicationMachine: Object.keys(applicationTransitions),
    changeRequestMachine: Object.keys(changeRequestTransitions),
    erasureMachine: Object.keys(erasureTransitions),
    invoiceMachine: Object.keys(invoiceTransitions),
    paymentMachine: Object.keys(paymentTransitions),
    securityMachine: Object.keys(securityTransitions),
  }
  expect(uncalledActions(files, machines)).toEqual([])
})

test('every action of the log is written by a use case', () => {
  expect(unwrittenActions(files, plainAuditActions)).toEqual([])
})

test.each(['src/server/usecases', 'src/web/kit', 'src/web/account', 'src/web/console', 'src/web/site/parts'])(
  'no folders of %s import one another',
  root => {
    expect(files.some(({ path }) => path.startsWith(`${root}/`))).toBe(true)
    expect(folderKnots(files, root)).toEqual([])
  },
)

/** Where a dependency's private files are used, with the reason. */
const privateAllowed: Record<string, string> = {
  'src/web/account/passport/parts/scan-pdf.ts':
    'the worker that the documented GlobalWorkerOptions.workerSrc has to name; the package has no list of entries (decision 085)',
  'src/server/adapters/faces/face-library.ts':
    'tensors have no chained operations without 200 MB of packages (decision 042); in a process of its own',
  'src/server/http/stop-listening.ts':
    'calls the documented close of net.Server, which http.Server extends to end idle connections; nothing is replaced (decision 054)',
}

/** Tests may replace what they test; shipped code and build scripts may not. */
test('what dependencies keep to themselves stays theirs', () => {
  const shipped = [...files, ...filesOf('{vite/**/*,*.config}.ts')].filter(
    ({ path }) => /^(src|scripts|bench|vite|[^/]+$)/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  )
  const faults = privateEntries(shipped, dependencyOf)
  const allowed = Object.keys(privateAllowed)
  expect(faults.filter(fault => !allowed.some(path => fault.startsWith(`${path} `)))).toEqual([])
  // Remove an exception that is not needed any more.
  const kept = allowed.filter(path => existsSync(PROJECT + path))
  expect(kept.filter(path => !faults.some(fault => fault.startsWith(`${path} `)))).toEqual([])
})

function dependencyOf(name: string): Dependency {
  const { dependencies, devDependencies, optionalDependencies } = readJson('package.json')
  const folder = `node_modules/${name}/`
  const declared = [dependencies, devDependencies, optionalDependencies].some(each =>
    Object.hasOwn(each ?? {}, name),
  )
  const readme = globSync('{README,readme}.md', { cwd: PROJECT + folder })[0]
  return {
    declared,
    hasExports: declared && readJson(`${folder}package.json`).exports !== undefined,
    readme: readme ? readFileSync(PROJECT + folder + readme, 'utf8') : '',
  }
}

function readJson(path: string): Record<string, object | undefined> {
  return JSON.parse(readFileSync(PROJECT + path, 'utf8'))
}
