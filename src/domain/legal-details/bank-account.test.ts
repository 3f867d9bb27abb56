import { describe, expect, it } from 'vitest'
import { type BankDetails, bankProblems } from './bank-account.ts'

const good: BankDetails = {
  name: 'ПАО «Лазоревый Банк»',
  bic: '044525225',
  correspondentAccount: '30101810400000000225',
  account: '40702810500000001234',
}
const none: string[] = []

describe('the bank of a seller', () => {
  it.each<[string, Partial<BankDetails>, string[]]>([
    ['as it is', {}, none],
    // The example of the Bank of Russia's order.
    [
      'a customer',
      { bic: '049805746', account: '40602810700000000025', correspondentAccount: '' },
      ['correspondentAccount'],
    ],
    ['one digit off', { account: '40702810500000001235' }, ['account']],
    ['two digits exchanged', { account: '40702810500000002134' }, ['account']],
    ['too short', { account: '1' }, ['account']],
    ['letters', { account: '4070281050000000123O' }, ['account']],
    [
      'another bank’s correspondent account',
      { correspondentAccount: '30101810800000000746' },
      ['correspondentAccount'],
    ],
    ['no correspondent account', { correspondentAccount: '' }, ['correspondentAccount']],
    ['another BIC', { bic: '044525226' }, ['account']],
    ['a BIC with eight digits', { bic: '04452522' }, ['bic']],
    ['a BIC of another country', { bic: '944525225' }, ['bic']],
  ])('%s', (_, change, fields) => {
    expect(bankProblems({ ...good, ...change }).map(({ field }) => field)).toEqual(fields)
  })

  it('takes a unit of the Bank of Russia by its settlement centre, without a correspondent account', () => {
    const unit = { ...good, bic: '049805000', account: '30101810800000000746' }
    expect(bankProblems({ ...unit, correspondentAccount: '' })).toEqual([])
    expect(bankProblems({ ...unit, account: '30101810900000000746', correspondentAccount: '' })).toEqual([
      { field: 'account', code: 'account_checksum' },
    ])
  })
})
