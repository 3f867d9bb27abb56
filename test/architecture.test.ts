import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { applicationTransitions } from '#domain/application/application-transitions.ts'
import { plainAuditActions } from '#domain/audit/audit-entry.ts'
import { changeRequestTransitions } from '#domain/change-request/change-request-transitions.ts'
import { erasureTransitions } from '#domain/erasure/erasure-rules.ts'
import { invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import { securityTransitions } from '#domain/passport/security-transitions.ts'
import { paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { cycles, wrongArrows } from './architecture/arrows.ts'
import { folderKnots } from './architecture/folder-knots.ts'
import {
  borrowedAddresses,
  pathsWithoutExtension,
  shapeFaults,
  strayQueries,
  unpureRules,
} from './architecture/habits.ts'
import { crossedHouses, openedParts, strangeRoomFiles } from './architecture/houses.ts'
import type { SourceFile } from './architecture/imports.ts'
import { strayStatuses, uncalledActions, unwrittenActions } from './architecture/transitions.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

const files: SourceFile[] = globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: PROJECT })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.startsWith('src/messages/compiled') && existsSync(PROJECT + path))
  .sort()
  .map(path => ({ path, text: readFileSync(PROJECT + path, 'utf8') }))

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(20)
})

test.each([
  ['arrows point the right way (ARCHITECTURE.md)', wrongArrows],
  ['no two files import each other', cycles],
  ['no front house imports another', crossedHouses],
  ['parts are private to their room', openedParts],
  ['rooms are furnished alike', strangeRoomFiles],
  ['files are short, named and no barrels', shapeFaults],
  ['SQL is in persistence alone', strayQueries],
  ['rules know no clock, no chance and no bare error', unpureRules],
  ['loaders ask the router for their address', borrowedAddresses],
  ['paths carry their extension', pathsWithoutExtension],
  ['a status moves by its machine alone', strayStatuses],
] as const)('%s', (_name, faultsOf) => {
  expect(faultsOf(files)).toEqual([])
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
