import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Route } from '#contract/route.ts'
import type { LiveToken } from './persistence/access-queries.ts'
import type { AccountActor, Actor, OrganiserActor, RequestFacts, Services } from './services.ts'

/** The services that a piece of work reaches, named one by one: its signature tells what it can touch. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

type ActorOf<R extends Route> = R['policy'] extends { kind: 'organiser' }
  ? OrganiserActor
  : R['policy'] extends { kind: 'account'; organiser: true }
    ? Actor
    : R['policy'] extends { kind: 'account' }
      ? AccountActor
      : null

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** One call of a route, after its policy and its schemas were held to. */
export type Call<R extends Route> = {
  actor: ActorOf<R>
  /** What was read of the token on the way in. */
  live: ActorOf<R> extends null ? null : LiveToken
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  facts: RequestFacts
}

/** What of a call a use case looks at, where other use cases ask it too. */
export type CallOf<R extends Route, Field extends keyof Call<R>> = Pick<Call<R>, Field>

/** A file, whole or a piece at a time. */
export type FileAnswer = { bytes: Buffer | Readable; contentType: string; fileName?: string }

/** Opens a stream of events on the response, with these headers beside its own. */
export type EventStreamAnswer = { open(response: ServerResponse, headers: Record<string, string>): void }

export type Answer<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'bytes'
    ? FileAnswer
    : R['response'] extends 'events'
      ? EventStreamAnswer
      : null

/**
 * What answers one route of the contract, with the services that it names. `Read` is what the table of routes has read of the request beyond the
 * contract, such as the file of an upload.
 */
export type UseCase<R extends Route, Need extends keyof Services = never, Read = unknown> = (
  call: Call<R> & Read,
  needs: Needs<Need>,
) => Promise<Answer<R>>

/** A file that came in parts (multipart), held whole, with the fields beside it. */
export type Upload = { participantGuid: string; bytes: Buffer; fields: Record<string, string> }
