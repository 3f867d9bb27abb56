import type { FaultLog } from '#server/fault-log.ts'
import type { AcquirerResult, CardAcquirer } from './port.ts'

/** What an acquirer's answer says of the acquirer: a refused payment is none of its faults. */
class AcquirerFault extends Error {
  readonly code: string

  constructor(code: string, detail: string) {
    super(detail)
    this.name = 'AcquirerFault'
    this.code = code
  }
}

/** The same acquirer, with its faults reported. */
export function watchAcquirer<Acquirer extends CardAcquirer>(acquirer: Acquirer, faults: FaultLog): Acquirer {
  const watch = async <T>(call: Promise<AcquirerResult<T>>): Promise<AcquirerResult<T>> => {
    const answer = await call
    if (answer.ok || answer.code === 'not_found') faults.recovered('acquirer')
    else if (answer.code !== 'rejected')
      faults.report('acquirer', new AcquirerFault(answer.code, answer.detail))
    return answer
  }
  return {
    ...acquirer,
    createPayment: request => watch(acquirer.createPayment(request)),
    getPayment: providerId => watch(acquirer.getPayment(providerId)),
    cancel: request => watch(acquirer.cancel(request)),
    refund: request => watch(acquirer.refund(request)),
    createSettlementReceipt: request => watch(acquirer.createSettlementReceipt(request)),
    findSettlementReceipt: providerId => watch(acquirer.findSettlementReceipt(providerId)),
  }
}
