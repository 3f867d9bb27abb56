import { gateDeviceHeader } from '#contract/gate-device-header.ts'
import type { Route } from '#contract/route.ts'
import type { Services } from '../services.ts'
import type { Answer, Call } from '../use-case.ts'
import type { Handler } from './route-table.ts'

/** Hands the use case what a gate device says of itself; whether that is true is for the use case to find out. */
export function fromGateDevice<R extends Route>(
  handle: (call: Call<R> & { device: string | null }, needs: Services) => Promise<Answer<R>>,
): Handler<R> {
  return async (call, needs, { request }) => {
    const given = request.headers[gateDeviceHeader.toLowerCase()]
    return handle({ ...call, device: typeof given === 'string' ? given : null }, needs)
  }
}
