import { type Face, headHeight, largestFace } from '../photograph/face-geometry.ts'

/** The pages of a document that are scanned (spec point 3). */
export const scanPages = ['main', 'registration'] as const
export type ScanPage = (typeof scanPages)[number]

/** What a machine doubts about a scan. It refuses none of them: the person looks and decides, and so does the operator. */
export const scanFindings = ['blurred', 'dark', 'pale', 'face_none', 'face_there', 'cut'] as const
export type ScanFinding = (typeof scanFindings)[number]

export type ScanFacts = {
  page: ScanPage
  /** Standard deviation of the Laplacian and of the brightness itself, and its mean, 0 to 255; of a grey copy 800 pixels long. */
  sharpness: number
  contrast: number
  brightness: number
  /** Null where nobody looked for faces, because the finder did not answer. */
  faces: readonly Face[] | null
  /** Height of the picture in which the faces were found, in pixels. */
  height: number
}

/** Drawn documents measured 0.10 to 0.15, soft ones under 0.05 in any light, because the contrast falls with the light too (decision 085). */
const leastCrispness = 0.055

const leastBrightness = 45

/** An empty sheet has less. */
const leastContrast = 3

/** The photograph of a passport takes a quarter of its page; a head this large is a photograph of the photograph. */
const mostHead = 0.45

/** Doubts about a scan, in the order in which a person would deal with them. */
export function judgeScan(facts: ScanFacts): ScanFinding[] {
  const findings: ScanFinding[] = []
  if (facts.contrast < leastContrast) findings.push('pale')
  else if (facts.sharpness / facts.contrast < leastCrispness) findings.push('blurred')
  if (facts.brightness < leastBrightness) findings.push('dark')
  if (facts.faces === null) return findings
  const face = largestFace(facts.faces)
  if (facts.page === 'registration') return face ? [...findings, 'face_there'] : findings
  if (!face) return [...findings, 'face_none']
  return headHeight(face) > mostHead * facts.height ? [...findings, 'cut'] : findings
}
