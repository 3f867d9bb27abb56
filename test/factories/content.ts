import type { ContentDetail, ContentRow } from '#contract/content.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { ContentKind, DraftContent } from '#domain/content/content-kind.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import type { Answer, Method, TestServer } from '../server.ts'
import { organiserToken } from './organiser.ts'
import { must } from './participant.ts'

const both = (ru: string, en: string) => ({ ru, en })

/** Drafts that can be published unchanged. */
export const goodDrafts = {
  hall: () => ({ ...emptyDraft('hall'), name: both('Янтарный зал', 'Amber Hall') }),
  track: () => ({ ...emptyDraft('track'), name: both('Антифрод', 'Antifraud'), colour: 'green' as const }),
  speaker: (ru = 'Пётр', en = 'Petr'): DraftContent<'speaker'> => ({
    ...emptyDraft('speaker'),
    firstName: both(ru, en),
    lastName: both('Семёнов', 'Semenov'),
    position: both('Директор', 'Director'),
    company: both('Ёлка Банк', 'Yolka Bank'),
    biography: both('Строит антифрод.', 'Builds antifraud.'),
  }),
  programmeSession: (
    facts: Partial<DraftContent<'programmeSession'>> = {},
  ): DraftContent<'programmeSession'> => ({
    ...emptyDraft('programmeSession'),
    title: both('Как ловят дропперов', 'Catching money mules'),
    abstract: both('О графах.', 'On graphs.'),
    format: 'talk',
    day: '2026-02-18',
    startsAt: '10:00',
    endsAt: '11:00',
    language: 'ru',
    ...facts,
  }),
  news: (ru = 'Программа готова', en = 'The programme is ready'): DraftContent<'news'> => ({
    ...emptyDraft('news'),
    topic: 'programme',
    date: '2025-09-10',
    title: both(ru, en),
    summary: both('Коротко.', 'In short.'),
    body: both('## Что нового\n\nВсё.', '## What is new\n\nEverything.'),
  }),
  page: (slug: DraftContent<'page'>['slug']): DraftContent<'page'> => ({
    ...emptyDraft('page'),
    slug,
    title: both('Вопросы', 'Questions'),
    lead: both('Ответы.', 'Answers.'),
    description: both('Ответы на вопросы.', 'Answers to questions.'),
  }),
  hotel: (facts: Partial<DraftContent<'hotel'>> = {}): DraftContent<'hotel'> => ({
    ...emptyDraft('hotel'),
    name: both('Отель «Маяк»', 'Lighthouse Hotel'),
    address: both('Сириус, Маячный проспект, 4', '4 Lighthouse Avenue, Sirius'),
    description: both('У моря.', 'By the sea.'),
    stars: 4,
    discountFrom: 10,
    discountTo: 20,
    promoCode: 'QUORUM26-XX',
    bookBy: '2025-12-20',
    ...facts,
  }),
  shuttle: (facts: Partial<DraftContent<'shuttle'>> = {}): DraftContent<'shuttle'> => ({
    ...emptyDraft('shuttle'),
    route: both('Отели → конгресс-центр', 'Hotels → venue'),
    day: '2026-02-18',
    startsAt: '07:30',
    endsAt: '10:30',
    everyMinutes: 15,
    ...facts,
  }),
  transferHub: (ru = 'Аэропорт', en = 'Airport'): DraftContent<'transferHub'> => ({
    ...emptyDraft('transferHub'),
    name: both(ru, en),
    type: 'airport',
    service: both('17 и 20 февраля', '17 and 20 February'),
  }),
}

export async function editorToken(server: TestServer): Promise<string> {
  return organiserToken(server, 'content')
}

/** Begins a piece in the console. */
export async function createPiece<Kind extends ContentKind>(
  server: TestServer,
  kind: Kind,
  draft: DraftContent<Kind>,
): Promise<ContentDetail> {
  return must<ContentDetail>(server, 'POST', `/organizer/content/${kind}`, {
    token: await editorToken(server),
    body: { draft },
  })
}

/** Creates and publishes a piece. */
export async function publishPiece<Kind extends ContentKind>(
  server: TestServer,
  kind: Kind,
  draft: DraftContent<Kind>,
): Promise<ContentDetail> {
  const { guid, version } = await createPiece(server, kind, draft)
  return must<ContentDetail>(server, 'POST', `/organizer/content/${kind}/${guid}/publish`, {
    token: await editorToken(server),
    body: { version, acknowledgeConflicts: true },
  })
}

type Piece = { kind: string; guid: string }

export const pathOfPiece = ({ kind, guid }: Piece, action = ''): string =>
  `/organizer/content/${kind}/${guid}${action && `/${action}`}`

/** An editor's calls in the console, returning their answers. */
export function contentConsole(server: () => TestServer) {
  async function call<Body>(method: Method, path: string, body?: unknown): Promise<Answer<Body>> {
    return server().call<Body>(method, path, { token: await editorToken(server()), body })
  }
  return {
    publish: (piece: ContentDetail, version = piece.version) =>
      call<ContentDetail>('POST', pathOfPiece(piece, 'publish'), { version }),
    unpublish: (piece: ContentDetail, version = piece.version) =>
      call<ContentDetail>('POST', pathOfPiece(piece, 'unpublish'), { version }),
    remove: (piece: Piece) => call<ErrorBody>('DELETE', pathOfPiece(piece)),
    save: (piece: ContentDetail, draft: unknown, version = piece.version) =>
      call<ContentDetail>('PUT', pathOfPiece(piece), { version, draft }),
    async read(piece: Piece): Promise<ContentDetail> {
      return must(server(), 'GET', pathOfPiece(piece), { token: await editorToken(server()) })
    },
    async list(kind: string, query = ''): Promise<ContentList> {
      return must(server(), 'GET', `/organizer/content/${kind}?${query}`, {
        token: await editorToken(server()),
      })
    },
  }
}

export type ContentList = {
  items: ContentRow[]
  nextCursor: string | null
  counts: Record<string, number>
  order: string
}

/** The faults of a refusal in their order, each as field and code. */
export function faultsOf(body: unknown): string[] | undefined {
  return (body as Partial<ErrorBody>).details?.map(({ field, code }) => `${field} ${code}`)
}
