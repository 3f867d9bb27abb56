import { useEffect, useMemo, useState } from 'react'
import type { MeasureText } from '#domain/badge/fit-text.ts'

const weights = { regular: 400, medium: 500, bold: 700 } as const
const family = '"Quorum Text", sans-serif'

/** Measured at a large size, so that a canvas that rounds to whole pixels stays precise. */
const pixels = 100

/** Measures with the page's font, and again once the font has loaded. */
export function useMeasure(): MeasureText {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    let wanted = true
    const fonts = Object.values(weights).map(weight => document.fonts.load(`${weight} 20px ${family}`, 'Яz'))
    Promise.allSettled(fonts).then(() => wanted && setArrived(true))
    return () => {
      wanted = false
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what makes old widths wrong
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    return (text, size, weight) => {
      if (!context) return text.length * size * 0.55
      context.font = `${weights[weight]} ${pixels}px ${family}`
      return (context.measureText(text).width * size) / pixels
    }
  }, [arrived])
}
