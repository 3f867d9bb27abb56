import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Route } from '#contract/route.ts'
import { type CallOutput, callApi, type RouteInput } from '#web/kit/api/call-api.ts'
import { createKeyedCalls } from './keyed-calls.ts'

/** What follows a send. */
export type SendOutcome<Given, Answer> = {
  /** Queries whose answers it changes; they are read anew once it has succeeded. */
  changes?: readonly QueryKey[]
  /** Before it leaves: what the screen shows at once. */
  onMutate?: (given: Given) => unknown
  onSuccess?: (answer: Answer, given: Given) => unknown
  onError?: (error: Error, given: Given) => unknown
  onSettled?: () => unknown
  /** Sends of this name go one after another: each leans on those before it. */
  inTurn?: string
}

type SendOptions<Given, Answer> = SendOutcome<Given, Answer> & {
  /** What the server does leans on this too, though it is not sent: once it is another, so is the attempt. */
  leansOn?: () => unknown
}

/**
 * Sends one route: `inputOf` makes its parameters and body from what is given. Where the contract takes an Idempotency-Key, one key goes with each
 * attempt until its answer is known.
 */
export function useSend<const R extends Route, Given = void>(
  route: R,
  inputOf: (given: Given) => RouteInput<R> | Promise<RouteInput<R>>,
  { leansOn, ...outcome }: SendOptions<Given, CallOutput<R>> = {},
) {
  const [keyed] = useState(() => createKeyedCalls(() => crypto.randomUUID()))
  const inputFor = (given: Given) => new Promise<RouteInput<R>>(resolve => resolve(inputOf(given)))
  return useWork(
    (given: Given) =>
      inputFor(given).then(input =>
        keyed({ input, leansOn: leansOn?.() }, idempotencyKey =>
          callApi(route, { ...input, idempotencyKey }),
        ),
      ),
    outcome,
  )
}

export type Send<Given, Answer> = ReturnType<typeof useWork<Given, Answer>>

/** Work that is more than one route's send: several of them, or what stands around one. */
export function useWork<Given, Answer>(
  work: (given: Given) => Promise<Answer>,
  { changes = [], onMutate, onSuccess, onError, onSettled, inTurn }: SendOutcome<Given, Answer> = {},
) {
  const client = useQueryClient()
  return useMutation<Answer, Error, Given>({
    mutationFn: given => work(given),
    ...(onMutate && { onMutate }),
    onSuccess(answer, given) {
      for (const queryKey of changes) void client.invalidateQueries({ queryKey })
      return onSuccess?.(answer, given)
    },
    ...(onError && { onError }),
    ...(onSettled && { onSettled }),
    ...(inTurn && { mutationKey: turnKey(inTurn), scope: { id: inTurn } }),
  })
}

/** Whether no other send of this name waits for its turn. */
export function isLastInTurn(client: QueryClient, name: string): boolean {
  return client.isMutating({ mutationKey: turnKey(name) }) <= 1
}

const turnKey = (name: string) => ['in-turn', name]
