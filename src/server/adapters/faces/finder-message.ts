import type { BarePicture, SeenFaces } from './port.ts'

export type FinderRequest = { id: number; picture: BarePicture; kind: 'portrait' | 'scene' }

export type FinderAnswer = { ready: true } | { id: number; seen: SeenFaces } | { id: number; fault: string }
