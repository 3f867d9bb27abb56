import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatPart } from '#contract/chat.ts'
import type { AppProcess } from '../app-process.ts'
import { callAs, type Listener, listenTo } from '../chat/listener.ts'
import { makeListeners } from '../chat/make-listeners.ts'
import { withAppAndDatabase } from '../database.ts'
import type { Figure, Measurement } from '../figure.ts'

const people = 480
const organisers = 20
const messages = 600
/** A lively minute of the forum's first day: every listener of the console hears of every message. */
const perSecond = 20
const limit = 300

/** Measures from the sending of a message until the other side has read it by its number. */
export const chatMeasurement: Measurement = {
  name: 'chat',
  title: `${messages} chat messages, ${perSecond} a second, both ways, with ${people + organisers} open streams`,
  measure: () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const TOKEN_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    return withAppAndDatabase({ TOKEN_KEY }, (app, databaseUrl) => measure(app, databaseUrl, privateKey))
  },
}

async function measure(app: AppProcess, databaseUrl: string, tokenKey: KeyObject): Promise<Figure[]> {
  const made = await makeListeners(databaseUrl, tokenKey, { people, organisers })
  const crowd = await Promise.all(
    made.people.map(async ({ token, chatGuid }) => ({
      chatGuid,
      lastNumber: 0,
      listener: await listenTo(app.port, '/live', token),
    })),
  )
  const team = await Promise.all(made.organisers.map(token => listenTo(app.port, '/organizer/live', token)))
  try {
    // Warms up the JIT and the pool's connections.
    await exchange(app.port, crowd, team, 100)
    const times = await exchange(app.port, crowd, team, messages)
    return report(times.sort((left, right) => left - right))
  } finally {
    for (const { listener } of crowd) listener.close()
    for (const listener of team) listener.close()
  }
}

type Person = { chatGuid: string; lastNumber: number; listener: Listener }

/** Sends at an even pace, whether or not the messages before have arrived. */
async function exchange(port: number, crowd: Person[], team: Listener[], count: number): Promise<number[]> {
  const under: Promise<number[]>[] = []
  for (let index = 0; index < count / 2; index += 1) {
    const [person, organiser] = [crowd[(index * 7) % crowd.length], team[index % team.length]]
    if (person && organiser) under.push(thereAndBack(port, person, organiser))
    await sleep(2000 / perSecond)
  }
  return (await Promise.all(under)).flat()
}

/** A person writes and an organiser reads, the organiser answers and the person reads; both times in milliseconds. */
async function thereAndBack(port: number, person: Person, organiser: Listener): Promise<number[]> {
  const console = `/organizer/chats/${person.chatGuid}/messages`
  const cabinet = '/chat/messages'
  return [
    await oneWay(port, person, [person.listener, cabinet], [organiser, console]),
    await oneWay(port, person, [organiser, console], [person.listener, cabinet]),
  ]
}

type Side = [listener: Listener, path: string]

async function oneWay(
  port: number,
  person: Person,
  [from, path]: Side,
  [to, readPath]: Side,
): Promise<number> {
  const known = person.lastNumber
  person.lastNumber += 1
  const heard = to.hears(({ chatGuid, lastNumber }) => chatGuid === person.chatGuid && lastNumber > known)
  const body = { guid: randomUUID(), text: 'Добрый день! Когда откроется регистрация?', files: [] }
  const began = performance.now()
  const sent = callAs(port, from.token, { method: 'POST', path, body })
  await heard
  const { messages: read } = await callAs<ChatPart>(port, to.token, {
    method: 'GET',
    path: `${readPath}?after=${known}`,
  })
  const took = performance.now() - began
  await sent
  if (read.length !== 1 || read[0]?.number !== known + 1) throw new Error('a message was lost or doubled')
  return took
}

function report(times: number[]): Figure[] {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return [
    {
      what: 'chat message to the other side, p95',
      value: at(0.95),
      unit: 'ms',
      target: { limit, direction: 'at most' },
      note: `heard and read by number; ${people + organisers} streams, ${perSecond} messages a second`,
    },
    { what: 'chat message to the other side, median', value: at(0.5), unit: 'ms' },
    { what: 'chat message to the other side, slowest', value: at(1), unit: 'ms' },
  ]
}
