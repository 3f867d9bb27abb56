import { describe, expect, it } from 'vitest'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { type EditValues, judgeEdit, noChange } from './edit-values.ts'

const facts = { forum: { startsOn: '2026-02-18', endsOn: '2026-02-20' }, hubs: ['hub'] }
const judge = (change: Partial<EditValues>) => judgeEdit({ ...noChange, ...change }, facts)

describe('judgeEdit', () => {
  it.each<[string, Partial<EditValues>, object]>([
    ['a role', { changesRole: true, role: 'speaker' }, { role: 'speaker' }],
    ['a position without its spaces', { changesPosition: true, position: ' CISO ' }, { position: 'CISO' }],
    ['no transfer', { changesTransfer: true, needed: 'no' }, { transfer: noTransfer }],
    [
      'one way',
      {
        changesTransfer: true,
        needed: 'yes',
        arrivalHub: 'hub',
        arrivalDay: '2026-02-17',
        arrivalTime: '12:40',
        arrivalPlace: 'Отель «Маяк»',
      },
      {
        transfer: {
          ...noTransfer,
          needed: true,
          arrivalHub: 'hub',
          arrivalDay: '2026-02-17',
          arrivalTime: '12:40',
          arrivalPlace: 'Отель «Маяк»',
        },
      },
    ],
    [
      'what was typed and then unticked is left out',
      { changesRole: true, role: 'media', changesPosition: false, position: 'CISO' },
      { role: 'media' },
    ],
  ])('%s', (_, change, expected) => {
    expect(judge(change)).toEqual({ ok: true, change: expected })
  })

  it.each<[string, Partial<EditValues>, string[]]>([
    ['nothing ticked', {}, ['changesRole nothing_chosen']],
    ['no role', { changesRole: true }, ['role required']],
    ['no position', { changesPosition: true, position: ' ' }, ['position required']],
    ['a long position', { changesPosition: true, position: 'x'.repeat(81) }, ['position too_long']],
    ['nothing said of the transfer', { changesTransfer: true }, ['needed required']],
    ['no way', { changesTransfer: true, needed: 'yes' }, ['arrivalHub transfer_leg_missing']],
    ['two faults', { changesRole: true, changesPosition: true }, ['role required', 'position required']],
  ])('%s', (_, change, expected) => {
    const verdict = judge(change)
    expect(verdict.ok ? [] : verdict.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
  })
})
