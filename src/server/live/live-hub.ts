import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { mayOrganise, type OrganiserPermission } from '#domain/access/organiser-role.ts'
import { requestReaders } from '#domain/organiser/owned-request.ts'
import type { EventStream } from './event-stream.ts'
import { type LiveNews, parseLiveNews } from './live-news.ts'

/** Streams of one account on one instance: a person's tabs and devices, and others who share the phone. */
export const streamsPerAccount = 12

/** Streams of one instance; each takes a connection and a few kilobytes. */
export const streamsInAll = 10_000

/** After this many heartbeats without an answer from the database no token is trusted any more. */
const beatsInVain = 3

/** News that organisers hear as well, and with which permission. */
const heardInTheConsole: Partial<Record<LiveNews['event'], OrganiserPermission>> = {
  chat: 'answer-chats',
  call: 'call-mismatches',
  gate: 'scan-passes',
}

/** A listener: a person's account, or an organiser with their last known roles. */
export type Listener = { accountGuid: string; tokenGuid: string; roles: OrganiserRole[] | null }

export type LiveHub = {
  /** Why no further stream can be opened now; null when one can. */
  refusal(accountGuid: string): 'account' | 'all' | null
  /** Adds a stream and greets it; the returned function removes it. */
  join(listener: Listener, stream: EventStream): () => void
  /** A payload of the channel `live`; null when some may have been missed, and everybody has to read from their numbers on. */
  hear(payload: string | null): void
  /** Beats every stream and ends those whose token is no longer live. */
  beat(): Promise<void>
  count(): number
  /** Ends all streams, and each later one at once. */
  close(): void
}

/** Passes news from other instances to the streams that may receive it (decision 027). */
export function createLiveHub(facts: {
  /** Which tokens are still live, with the console roles of their accounts. */
  findStanding: (tokenGuids: string[]) => Promise<Map<string, OrganiserRole[]>>
  onFailure: (error: unknown) => void
}): LiveHub {
  const people = new Map<string, Map<EventStream, Listener>>()
  const organisers = new Map<EventStream, Listener>()
  /** Accounts with a log-in that has ended since the last beat: a stream of it may be on its way in. */
  const ended = new Set<string>()
  let open = 0
  let failures = 0
  let closed = false

  const streams = () => [...organisers, ...[...people.values()].flatMap(own => [...own])]

  function ofAccount(accountGuid: string): number {
    const team = [...organisers.values()].filter(listener => listener.accountGuid === accountGuid).length
    return team + (people.get(accountGuid)?.size ?? 0)
  }

  function add(listener: Listener, stream: EventStream): void {
    open += 1
    if (listener.roles) {
      organisers.set(stream, listener)
      return
    }
    const own = people.get(listener.accountGuid) ?? new Map<EventStream, Listener>()
    people.set(listener.accountGuid, own.set(stream, listener))
  }

  function remove({ accountGuid }: Listener, stream: EventStream): void {
    const own = people.get(accountGuid)
    if (organisers.delete(stream) || own?.delete(stream)) open -= 1
    if (own?.size === 0) people.delete(accountGuid)
  }

  function tell(news: Exclude<LiveNews, { event: 'logOut' }>): void {
    const data = 'data' in news ? news.data : {}
    const toOrganisers =
      news.event === 'owner' ? requestReaders[news.data.what] : heardInTheConsole[news.event]
    for (const [stream, { roles }] of toOrganisers ? organisers : [])
      if (roles && toOrganisers && mayOrganise(roles, toOrganisers)) stream.send(news.event, data)
    if (news.event === 'gate' || news.event === 'call' || news.event === 'owner') return
    const also = news.event === 'chat' ? (news.also ?? []) : []
    const persons =
      news.account === null
        ? [...people.values()]
        : [news.account, ...also].map(account => people.get(account))
    for (const own of persons) for (const stream of own?.keys() ?? []) stream.send(news.event, data)
  }

  async function check(all: [EventStream, Listener][]): Promise<void> {
    if (all.length === 0) return
    const standing = await facts.findStanding([...new Set(all.map(([, { tokenGuid }]) => tokenGuid))])
    for (const [stream, listener] of all) {
      const roles = standing.get(listener.tokenGuid)
      if (!roles || (listener.roles && roles.length === 0)) stream.end()
      else if (listener.roles) listener.roles = roles
    }
  }

  /** At once, when something has ended a log-in; a failure is left to the next beat. */
  function checkSoon(accountGuid: string | null): void {
    const all = streams().filter(
      ([, listener]) => accountGuid === null || listener.accountGuid === accountGuid,
    )
    check(all).catch(facts.onFailure)
  }

  return {
    refusal(accountGuid) {
      if (open >= streamsInAll) return 'all'
      return ofAccount(accountGuid) >= streamsPerAccount ? 'account' : null
    },
    join(listener, stream) {
      if (closed) {
        // Opened on a connection from before: it has its hint when to come back, and finds another copy then.
        stream.end()
        return () => {}
      }
      add(listener, stream)
      stream.send('ready', {})
      if (ended.has(listener.accountGuid)) checkSoon(listener.accountGuid)
      return () => remove(listener, stream)
    },
    hear(payload) {
      if (payload === null) {
        for (const [stream] of streams()) stream.send('ready', {})
        checkSoon(null)
        return
      }
      const news = parseLiveNews(payload)
      if (news?.event === 'logOut') {
        ended.add(news.account)
        checkSoon(news.account)
      } else if (news) tell(news)
    },
    async beat() {
      for (const [stream] of streams()) stream.beat()
      ended.clear()
      if (open === 0) return
      try {
        await check(streams())
        failures = 0
      } catch (error) {
        facts.onFailure(error)
        failures += 1
        if (failures >= beatsInVain) for (const [stream] of streams()) stream.end()
      }
    },
    count: () => open,
    close() {
      closed = true
      for (const [stream] of streams()) stream.end()
    },
  }
}
