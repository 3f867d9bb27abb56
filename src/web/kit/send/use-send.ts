import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Route } from '#contract/route.ts'
import { type CallOutput, callApi, type RouteInput } from '#web/kit/api/call-api.ts'
import { createKeyedCalls } from './keyed-calls.ts'

/** What happens after sending. */
export type SendOutcome<Given, Answer> = {
  /** Queries that it changes; they are read again after a success. */
  changes?: readonly QueryKey[]
  /** Called before sending, to update the screen at once. */
  onMutate?: (given: Given) => unknown
  onSuccess?: (answer: Answer, given: Given) => unknown
  onError?: (error: Error, given: Given) => unknown
  onSettled?: () => unknown
  /** Sends with this name run one after another, because each depends on the former. */
  inTurn?: string
}

type SendOptions<Given, Answer> = SendOutcome<Given, Answer> & {
  /** A value that the result depends on although it is not sent; when it changes, so does the attempt. */
  leansOn?: () => unknown
}

/**
 * Sends one route; `inputOf` makes its parameters and body. Where the contract takes an Idempotency-Key, each attempt keeps its key until the result
 * is known.
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

/** For work that needs more than one route's send. */
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

/** Whether no other send with this name is waiting. */
export function isLastInTurn(client: QueryClient, name: string): boolean {
  return client.isMutating({ mutationKey: turnKey(name) }) <= 1
}

const turnKey = (name: string) => ['in-turn', name]
