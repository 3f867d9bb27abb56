import { expect, test } from 'vitest'
import { strayStatuses, uncalledActions, unwrittenActions } from './transitions.ts'

const machines = { lampMachine: ['switchOn', 'switchOff'] }
const inUseCase = (text: string) => [{ path: 'src/server/usecases/lamp/switch-lamp.ts', text }]

test.each([
  ["await applyTransition(tx, lampMachine, 'switchOn', lamp, { by })", ['switchOff']],
  [
    "await applyTransition(\n  tx,\n  lampMachine,\n  'switchOff',\n  lamp,\n)\napplyTransitions(tx, lampMachine, 'switchOn', lamps, { by })",
    [],
  ],
  ["await applyTransition(tx, lampMachine, 'switchOn', lamp, { by }) // or 'switchOff'", ['switchOff']],
  [
    "const actions = { on: 'switchOn', off: 'switchOff' }\napplyTransition(tx, lampMachine, actions[wish], lamp, {})",
    [],
  ],
  [
    'const words = { switchOn: 1, switchOff: 2 }\napplyTransition(tx, lampMachine, wish.action, lamp, {})',
    [],
  ],
  ["askTransition(lampMachine, 'switchOn', lamp, 'driver')", ['switchOn', 'switchOff']],
  ["applyTransition(tx, doorMachine, 'switchOn', door, {})", ['switchOn', 'switchOff']],
])('%s leaves %j to nobody', (text, missing) => {
  expect(uncalledActions(inUseCase(text), machines)).toEqual(
    missing.map(action => `lampMachine: no use case takes the action ${action}`),
  )
})

test('a call that is no use case takes no action', () => {
  const text =
    "applyTransition(tx, lampMachine, 'switchOn', lamp, {}); applyTransition(tx, lampMachine, 'switchOff', lamp, {})"
  expect(uncalledActions([{ path: 'src/server/demo/lamp.ts', text }], machines)).toHaveLength(2)
})

test('a status is written by its machine alone', () => {
  const text =
    "import { moveInvoice } from '../../persistence/invoice-queries.ts'\nawait moveInvoice(tx, guid, {})"
  expect(strayStatuses(inUseCase(text))).toHaveLength(1)
  expect(strayStatuses([{ path: 'src/server/usecases/transition/invoice-machine.ts', text }])).toEqual([])
  expect(strayStatuses([{ path: 'src/server/demo/seed-payments.ts', text }])).toEqual([])
  expect(strayStatuses(inUseCase('// not by moveInvoice'))).toEqual([])
})

test('an action of the log that nothing writes is found', () => {
  const files = inUseCase("recordAudit(tx, { action: 'switchOn' }) // 'switchOff'")
  expect(unwrittenActions(files, ['switchOn', 'switchOff'])).toHaveLength(1)
})
