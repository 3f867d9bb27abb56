import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Route } from '#contract/route.ts'
import type { LiveToken } from './persistence/access-queries.ts'
import type { AccountActor, Actor, OrganiserActor, RequestFacts, Services } from './services.ts'

/** The services that some work uses, named one by one, so that its signature tells what it can touch. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

type ActorOf<R extends Route> = R['policy'] extends { kind: 'organiser' }
  ? OrganiserActor
  : R['policy'] extends { kind: 'account'; organiser: true }
    ? Actor
    : R['policy'] extends { kind: 'account' }
      ? AccountActor
      : null

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** One call of a route that has passed its policy and schemas. */
export type Call<R extends Route> = {
  actor: ActorOf<R>
  /** What was read with the token. */
  live: ActorOf<R> extends null ? null : LiveToken
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  facts: RequestFacts
}

/** The part of a call that a use case needs, so that other use cases can call it too. */
export type CallOf<R extends Route, Field extends keyof Call<R>> = Pick<Call<R>, Field>

/** A file, whole or as a stream. */
export type FileAnswer = { bytes: Buffer | Readable; contentType: string; fileName?: string }

/** Opens an event stream on the response, adding these headers to its own. */
export type EventStreamAnswer = { open(response: ServerResponse, headers: Record<string, string>): void }

export type Answer<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'bytes'
    ? FileAnswer
    : R['response'] extends 'events'
      ? EventStreamAnswer
      : null

/**
 * The implementation of one route of the contract, with the services it needs. `Read` is what the route table has read of the request beyond the
 * contract, such as an uploaded file.
 */
export type UseCase<R extends Route, Need extends keyof Services = never, Read = unknown> = (
  call: Call<R> & Read,
  needs: Needs<Need>,
) => Promise<Answer<R>>

/** The signed cookie by which a browser is known again: as it came, and a new one to send with the answer. */
export type DeviceCookie = { given: string | null; give(value: string): void }

/** An uploaded file (multipart), held whole, with its form fields. */
export type Upload = { participantGuid: string; bytes: Buffer; fields: Record<string, string> }
