/**
 * The text of a script that reads a kept text in the head, before the first paint: `code` finds it as `kept`, null where there is none. A
 * storage that is forbidden must not stop the page. The result is a constant, so that its hash goes into the content security policy.
 */
export function bootReading(name: string, code: string): string {
  return `try{var kept=localStorage.getItem('${name}');${code}}catch(e){}`
}

/** The same for a script that keeps something: `code` calls `keep` with a value, which is kept as JSON. */
export function bootWriting(name: string, code: string): string {
  return `try{var keep=function(v){localStorage.setItem('${name}',JSON.stringify(v))};${code}}catch(e){}`
}
