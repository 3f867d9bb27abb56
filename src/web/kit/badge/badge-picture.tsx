import { useMemo } from 'react'
import { type BadgeFacts, type BadgeLayout, badgeSize, layOutBadge } from '#domain/badge/badge-layout.ts'
import { guillocheBand } from '#domain/guilloche/guilloche.ts'
import { m } from '#messages/compiled/messages.js'
import { PassCode } from '#web/kit/badge/pass-code.tsx'
import { useMeasure } from './use-measure.ts'

type BadgePictureProps = {
  facts: BadgeFacts
  photographUrl: string | null
  /** Text of the signed QR; without it the badge is drawn as a sample. */
  code: string | null
  label: string
}

const inks = { text: '#131a17', quiet: '#56635c', white: '#ffffff' }
const weights = { regular: 400, medium: 500, bold: 700 }

/** Draws the badge by the same layout as the PDF, white in the dark theme too. */
export function BadgePicture({ facts, photographUrl, code, label }: BadgePictureProps) {
  const measure = useMeasure()
  const layout = useMemo(() => layOutBadge(facts, measure), [facts, measure])
  const { photograph, strip, colour } = layout
  return (
    <svg
      viewBox={`0 0 ${badgeSize.width} ${badgeSize.height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full rounded-lg border"
    >
      <rect width={badgeSize.width} height={badgeSize.height} fill="#ffffff" />
      <Ornament layout={layout} />
      {photographUrl ? (
        <image href={photographUrl} {...photograph} preserveAspectRatio="xMidYMid slice" />
      ) : (
        <rect {...photograph} fill="none" stroke="#b7c2bb" strokeWidth={0.3} />
      )}
      {code ? <PassCode code={code} {...layout.code} /> : <Sample box={layout.code} />}
      <rect {...strip} fill={colour} />
      {layout.texts.map(({ text, x, y, size, weight, ink, centred }) => (
        <text
          key={`${y} ${text}`}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weights[weight]}
          fill={ink === 'role' ? colour : inks[ink]}
          textAnchor={centred ? 'middle' : 'start'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function Ornament({ layout: { ornament, colour } }: { layout: BadgeLayout }) {
  const { width, height } = ornament
  const lines = useMemo(
    () => guillocheBand({ seed: colour, width, height, lines: 14 }),
    [colour, width, height],
  )
  return (
    <g fill="none" stroke={colour} strokeWidth={0.12}>
      {lines.map(line => (
        <path key={line} d={line} />
      ))}
    </g>
  )
}

function Sample({ box }: { box: BadgeLayout['code'] }) {
  const middle = { x: box.x + box.width / 2, textAnchor: 'middle', fill: inks.quiet } as const
  return (
    <g>
      <rect {...box} fill="none" stroke={inks.quiet} strokeWidth={0.25} strokeDasharray="1.2 1" />
      <text {...middle} y={box.y + box.height / 2 - 0.5} fontSize={4.2} fontWeight={500}>
        {m.badge_sample()}
      </text>
      <text {...middle} y={box.y + box.height / 2 + 4} fontSize={3.2} fontWeight={500}>
        {m.badge_sample_note()}
      </text>
    </g>
  )
}
