import { type TransferDirection, transferDirections } from '#domain/transfer/transfer.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type TransferFilters = {
  q: string
  direction: TransferDirection | 'all'
  /** `yyyy-mm-dd`, or empty for any. */
  day: string
  /** Guid, or empty for any. */
  hub: string
}

/** Reads the address of the transfers; people edit addresses by hand, so unknown values are ignored. */
export function readTransferFilters(parameters: URLSearchParams): TransferFilters {
  const day = parameters.get('day') ?? ''
  const hub = parameters.get('hub') ?? ''
  return {
    q: searchedText(parameters, 100),
    direction: oneOf(parameters.get('direction'), ['all', ...transferDirections], 'all'),
    day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : '',
    hub: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(hub) ? hub : '',
  }
}

/** The filters as the call takes them; "any" is left out. */
export function transferQuery({ q, direction, day, hub }: TransferFilters) {
  return {
    ...(q && { q }),
    ...(direction !== 'all' && { direction }),
    ...(day && { day }),
    ...(hub && { hub }),
  }
}
