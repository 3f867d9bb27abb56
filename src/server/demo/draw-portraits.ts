import { guillocheRosette } from '#domain/guilloche/guilloche.ts'
import type { Face } from '#domain/photograph/face-geometry.ts'
import { loadSharp } from '../pictures/sharp-library.ts'
import { type Portrait, portraits } from './demo-person.ts'

const side = 600

/** The visible part of the drawing: the head fills 70 % of it, as the photograph rules ask. */
const shown = { x: 70, y: 66, side: 460 } as const

type Look = {
  skin: string
  hair: string
  clothes: string
  collar: string
  ground: string
  line: string
  cut: string
}

const shownAt = (x: number, y: number) => ({ x: (x - shown.x) / shown.side, y: (y - shown.y) / shown.side })

/** The drawn face, relative to the portrait's side. */
export const drawnFace: Face = {
  leftEye: shownAt(246, 278),
  rightEye: shownAt(354, 278),
  chin: shownAt(300, 438),
  certainty: 1,
}

/** Heads of hair, drawn behind the face (`back`) and over it. */
const cuts: Record<string, { back: string; front: string }> = {
  long: {
    back: 'M150 262C150 130 210 62 300 62s150 68 150 200c0 96 22 166 12 236H138c-10-70 12-140 12-236Z',
    front: 'M176 250c8-84 52-124 124-128 72 4 116 44 124 128-34-30-64-56-96-82-42 42-96 68-152 82Z',
  },
  bob: {
    back: 'M146 276C140 138 206 64 300 64s160 74 154 212c-2 60-8 104-20 134H166c-12-30-18-74-20-134Z',
    front: 'M174 260c0-92 44-138 126-140 82 2 126 48 126 140-18-44-40-72-70-86-56 8-132 8-182 86Z',
  },
  knot: {
    back: 'M300 30c42 0 64 26 60 60 48 26 72 84 72 164l-10 60H178l-10-60c0-80 24-138 72-164-4-34 18-60 60-60Z',
    front: 'M172 258c4-88 48-140 128-140s124 52 128 140c-22-60-64-94-128-94s-106 34-128 94Z',
  },
  waves: {
    back: 'M140 300c-18-52 6-84 12-124C164 104 220 58 300 58s136 46 148 118c6 40 30 72 12 124 14 50 12 86-14 122H154c-26-36-28-72-14-122Z',
    front:
      'M172 262c2-90 40-142 128-142 40 0 74 12 96 38 20 24 30 58 32 104-22-32-48-62-84-84-28 40-98 66-172 84Z',
  },
  short: {
    back: 'M166 262c-14-116 40-190 134-190s148 74 134 190l-14 26H180Z',
    front:
      'M168 268c-6-92 38-150 132-150s138 58 132 150c-12-42-26-72-44-90-56 8-122 8-176 0-18 18-32 48-44 90Z',
  },
  side: {
    back: 'M168 258c-10-110 40-180 132-180s142 70 132 180l-12 30H180Z',
    front:
      'M166 266c-4-96 44-156 140-156 78 0 126 52 128 156-14-40-30-70-52-92-54 22-120 20-172-6-22 22-36 56-44 98Z',
  },
  crop: {
    back: 'M172 252c-6-104 44-162 128-162s134 58 128 162l-12 24H184Z',
    front:
      'M172 262c-2-84 42-136 128-136s130 52 128 136c-10-50-26-82-50-98-50-10-106-10-156 0-24 16-40 48-50 98Z',
  },
  bald: {
    back: 'M178 300c-16-20-20-58-14-92h272c6 34 2 72-14 92Z',
    front: 'M236 128c40-16 88-16 128 0-42-6-86-6-128 0Z',
  },
}

const baldFace = 'M300 104c88 0 128 62 128 148 0 104-58 186-128 186s-128-82-128-186c0-86 40-148 128-148Z'
/** Starts below the crown, which is covered by hair. */
const face = 'M300 152c78 0 128 30 128 100 0 104-58 186-128 186s-128-82-128-186c0-70 50-100 128-100Z'

const looks: Record<Portrait, Look> = {
  f1: {
    cut: 'long',
    skin: '#ecc7ab',
    hair: '#4a3227',
    clothes: '#1f4f46',
    collar: '#f4f6f5',
    ground: '#e9f1ee',
    line: '#a9c9bf',
  },
  f2: {
    cut: 'bob',
    skin: '#e2b593',
    hair: '#26201f',
    clothes: '#2c4a73',
    collar: '#eef2f7',
    ground: '#e8eef6',
    line: '#a9bfdb',
  },
  f3: {
    cut: 'waves',
    skin: '#f0d0b8',
    hair: '#a8703c',
    clothes: '#5b3b57',
    collar: '#f6f1f4',
    ground: '#f3edf1',
    line: '#cfb6c8',
  },
  f4: {
    cut: 'knot',
    skin: '#e8c2a6',
    hair: '#8d8378',
    clothes: '#6b4a2f',
    collar: '#f8f3ec',
    ground: '#f5f0e8',
    line: '#d6c4a6',
  },
  m1: {
    cut: 'short',
    skin: '#e6bd9d',
    hair: '#3a2b22',
    clothes: '#26394d',
    collar: '#f3f6f9',
    ground: '#eaf0f5',
    line: '#b0c3d4',
  },
  m2: {
    cut: 'side',
    skin: '#edc9ae',
    hair: '#6e4a2c',
    clothes: '#2e5a4c',
    collar: '#f2f7f4',
    ground: '#eaf3ee',
    line: '#aed0c0',
  },
  m3: {
    cut: 'bald',
    skin: '#dfb08e',
    hair: '#9a938c',
    clothes: '#45484f',
    collar: '#f5f5f6',
    ground: '#eef0f2',
    line: '#bfc4cc',
  },
  m4: {
    cut: 'crop',
    skin: '#cf9f7b',
    hair: '#1d1a1a',
    clothes: '#64312f',
    collar: '#f8f2f1',
    ground: '#f6eeec',
    line: '#dcbcb6',
  },
}

/** Draws the portraits that stand for photographs in the demo: nobody's face, on a soft guilloche. JPEG, 600 x 600. */
export async function drawPortraits(): Promise<Map<Portrait, Buffer>> {
  const sharp = await loadSharp()
  const drawn = await Promise.all(
    portraits.map(async portrait => {
      const svg = Buffer.from(portraitSvg(portrait))
      return [portrait, await sharp(svg).jpeg({ quality: 84 }).toBuffer()] as const
    }),
  )
  return new Map(drawn)
}

/** One portrait as SVG, to be drawn alone or within a scan. */
export function portraitSvg(seed: Portrait): string {
  const look = looks[seed]
  const { skin, hair, clothes, collar, ground, line } = look
  const cut = cuts[look.cut] ?? { back: '', front: '' }
  const rosette = guillocheRosette({ seed: `portrait ${seed}`, size: side, lines: 9 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${shown.x} ${shown.y} ${shown.side} ${shown.side}">
<rect width="${side}" height="${side}" fill="${ground}"/>
<path d="${rosette.join('')}" fill="none" stroke="${line}" stroke-width="0.9"/>
<path d="${cut.back}" fill="${hair}"/>
<path d="M240 392h120v96c0 40-120 40-120 0Z" fill="${skin}"/>
<path d="M240 430c36 26 84 26 120 0v-38H240Z" fill="#000" opacity="0.12"/>
<path d="M60 600c6-84 62-116 180-136l60 44 60-44c118 20 174 52 180 136Z" fill="${clothes}"/>
<path d="M236 462l64 46 64-46 14 22-78 92-78-92Z" fill="${collar}"/>
<path d="${look.cut === 'bald' ? baldFace : face}" fill="${skin}"/>
<path d="${cut.front}" fill="${hair}"/>
<g fill="none" stroke="#3b2a22" stroke-width="7" stroke-linecap="round" opacity="0.75">
<path d="M222 250c14-10 34-10 46-2M332 248c12-8 32-8 46 2"/><path d="M266 364c22 12 46 12 68 0"/><path d="M300 282c-2 18-8 30-12 38 6 5 14 6 20 4"/>
</g>
<g fill="#33251f"><ellipse cx="246" cy="278" rx="9" ry="11"/><ellipse cx="354" cy="278" rx="9" ry="11"/></g>
</svg>`
}
